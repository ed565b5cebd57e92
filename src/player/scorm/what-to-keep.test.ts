import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { cmiSchema, SCORM_ELEMENTS_MAX, SCORM_VALUE_MAX } from '#campus/scorm/scorm-data.ts';
import { whatToKeep } from './what-to-keep.ts';

describe('what of an item’s data is kept', () => {
  it('is what was said, as text, and not who the person is', () => {
    const { cmi, tooMuch } = whatToKeep({
      'cmi.core.student_id': 'somebody',
      'cmi.learner_name': 'Somebody',
      'cmi.core.lesson_location': 'page7',
      'cmi.score.raw': 80,
      'cmi.comments': '',
      'cmi.objectives': {},
      'cmi.interactions.0.id': 'a\u0000b\ud800',
    });
    expect(cmi).toEqual({
      'cmi.core.lesson_location': 'page7',
      'cmi.score.raw': '80',
      'cmi.interactions.0.id': 'a\u0000b\ud800',
    });
    expect(tooMuch).toBeUndefined();
    expect(v.is(cmiSchema, cmi)).toBe(true);
  });

  it('is the rest, where a value is too long, which is named', () => {
    const long = 'x'.repeat(SCORM_VALUE_MAX + 1);
    const kept = whatToKeep({ 'cmi.suspend_data': long, 'cmi.location': '1' });
    expect(kept).toEqual({ cmi: { 'cmi.location': '1' }, tooMuch: 'cmi.suspend_data' });
  });

  it('is as much of long lists as there is room for beside all else', () => {
    const answers = Array.from({ length: SCORM_ELEMENTS_MAX }, (_, at) => [`cmi.interactions.${at}.id`, 'a']);
    const { cmi, tooMuch } = whatToKeep({ ...Object.fromEntries(answers), 'cmi.location': '1' });
    expect(Object.keys(cmi)).toHaveLength(SCORM_ELEMENTS_MAX);
    expect(cmi['cmi.location']).toBe('1');
    expect(tooMuch).toBe(`cmi.interactions.${SCORM_ELEMENTS_MAX - 1}.id`);
  });
});
