import * as v from 'valibot';
import type { LanguageCode } from '#campus/languages.ts';
import { COMPLETION_TEXT_MAX } from '#campus/limits.ts';
import { calendarDay, idSchema, localizedBy } from './file-values.ts';

/** A rule's own mistakes are found where the questions before it are known (check-rules.ts). */
const rule = v.optional(v.unknown());
const day = v.optional(calendarDay('2026-11-21'));
const whole = v.pipe(v.number(), v.integer());

/** A questionnaire of a lesson, or one in a file of its own (docs/content.md). */
export function questionnaireFile(defaultLanguage: LanguageCode) {
  const text = localizedBy(defaultLanguage);
  return v.strictObject({
    denomination: text,
    description: v.optional(text),
    welcomeMessage: v.optional(text),
    isRetakeable: v.optional(v.boolean(), true),
    minPassingScore: v.optional(v.pipe(whole, v.minValue(1), v.maxValue(100))),
    hasAnswerKey: v.optional(v.boolean(), true),
    isListed: v.optional(v.boolean(), true),
    subOrganisation: v.optional(v.string()),
    pages: v.pipe(v.array(pageFile(defaultLanguage)), v.minLength(1)),
  });
}

function pageFile(defaultLanguage: LanguageCode) {
  return v.strictObject({
    title: v.optional(localizedBy(defaultLanguage)),
    description: v.optional(localizedBy(defaultLanguage)),
    visibleCondition: rule,
    nextEnabled: rule,
    previousVisible: rule,
    previousEnabled: rule,
    questions: v.pipe(v.array(questionFile(defaultLanguage)), v.minLength(1)),
  });
}

function questionFile(defaultLanguage: LanguageCode) {
  const kinds = questionKinds(defaultLanguage);
  return v.lazy((input): (typeof kinds)[keyof typeof kinds] => {
    const key = typeof input === 'object' && input !== null ? Object.keys(input)[0] : undefined;
    switch (key) {
      case 'multipleChoice':
      case 'text':
      case 'number':
      case 'scale':
      case 'date':
      case 'country':
      case 'satisfaction':
      case 'difficulty':
      case 'information':
        return kinds[key];
      default:
        return kinds.singleChoice;
    }
  });
}

function questionKinds(defaultLanguage: LanguageCode) {
  const text = localizedBy(defaultLanguage);
  const base = { identifier: idSchema, label: text, description: v.optional(text), visibleCondition: rule };
  const asked = { ...base, required: v.optional(v.boolean(), false) };
  const option = v.strictObject({
    id: idSchema,
    denomination: text,
    description: v.optional(text),
    isNonApplicable: v.optional(v.boolean(), false),
    isCorrect: v.optional(v.boolean()),
    feedback: v.optional(text),
  });
  const options = v.pipe(v.array(option), v.minLength(2, 'needs at least two options'));
  return {
    singleChoice: v.strictObject({ singleChoice: v.strictObject({ ...asked, options }) }),
    multipleChoice: v.strictObject({
      multipleChoice: v.strictObject({ ...asked, maxAnswers: v.optional(v.pipe(whole, v.minValue(1))), options }),
    }),
    text: v.strictObject({
      text: v.strictObject({
        ...asked,
        maxLength: v.optional(v.pipe(whole, v.minValue(1), v.maxValue(COMPLETION_TEXT_MAX))),
      }),
    }),
    number: v.strictObject({
      number: v.strictObject({ ...asked, min: v.optional(v.number()), max: v.optional(v.number()) }),
    }),
    scale: v.strictObject({
      scale: v.strictObject({
        ...asked,
        min: whole,
        max: whole,
        minLabel: v.optional(text),
        maxLabel: v.optional(text),
      }),
    }),
    date: v.strictObject({ date: v.strictObject({ ...asked, min: day, max: day }) }),
    country: v.strictObject({ country: v.strictObject(asked) }),
    satisfaction: v.strictObject({ satisfaction: v.strictObject(asked) }),
    difficulty: v.strictObject({ difficulty: v.strictObject(asked) }),
    information: v.strictObject({ information: v.strictObject({ ...base, content: text }) }),
  };
}

export type QuestionnaireFile = v.InferOutput<ReturnType<typeof questionnaireFile>>;
export type QuestionFile = QuestionnaireFile['pages'][number]['questions'][number];
