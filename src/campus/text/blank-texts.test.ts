import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { textFaults } from '#campus/appointments/appointment-draft.ts';
import { mistakeOf } from '#campus/questionnaires/questionnaire.ts';
import { nonEmpty } from '#tests/support/sources/non-empty.ts';
import { BLANK_TEXTS } from '#tests/support/texts/blank-texts.ts';
import { trimTyped, typedLine } from './typed-text.ts';
import * as written from './written-text.ts';

const QUESTION = {
  __typename: 'TextQuestion' as const,
  id: 'why',
  identifier: 'why',
  label: 'Why?',
  description: null,
  required: true,
  visibleCondition: null,
  placeholder: null,
  maxLength: null,
};

describe.each(BLANK_TEXTS.map((text) => [JSON.stringify(text), text]))(
  'a text in which nobody sees anything: %s',
  (_, text) => {
    it('is empty in every field that somebody writes', () => {
      for (const [name, schema] of nonEmpty(Object.entries(written), 'schema')) {
        const parsed = v.safeParse(schema, text);
        expect([name, parsed.success ? parsed.output : 'refused']).toEqual([name, v.is(schema, '') ? '' : 'refused']);
      }
      expect([trimTyped(text), typedLine(text)]).toEqual(['', '']);
      expect(textFaults({ denomination: text, description: undefined, location: '', maxParticipants: 1 })).toEqual([
        'denomination',
      ]);
      expect(mistakeOf(QUESTION, text)).toBe('required');
    });
  },
);

it.each(['.', '🏮', '👩\u200d🏫', 'ا', '0\ufe0f\u20e3', 'می\u200cشود', '\u2801', 'ㅤㄱ', '❤\ufe0f'])(
  '%s is seen',
  (text) => {
    expect([trimTyped(text) === '', v.is(written.boardText, text)]).toEqual([false, true]);
  },
);
