import * as v from 'valibot';
import { LANGUAGE_CODES, type LanguageCode } from '#campus/languages.ts';
import { filmPath, iconName, localizedBy, pictureSchema, shortText, subtitlesPath } from './file-values.ts';

/** A lesson's file: its components are a list of objects with one key each, in the order of the page (B3). */
export function lessonFile(defaultLanguage: LanguageCode) {
  const text = localizedBy(defaultLanguage);
  const kinds = {
    learningOutcome: v.strictObject({
      learningOutcome: v.strictObject({
        icon: iconName,
        text,
      }),
    }),
    text: v.strictObject({ text }),
    userQuote: v.strictObject({ userQuote: v.strictObject({ name: shortText, content: text }) }),
    collapsible: v.strictObject({ collapsible: v.strictObject({ title: text, text }) }),
    glossary: v.strictObject({
      glossary: v.strictObject({
        entries: v.pipe(
          v.array(v.strictObject({ word: shortText, meaning: text, hint: v.optional(text) })),
          v.minLength(1),
        ),
      }),
    }),
    videoFile: v.strictObject({
      videoFile: v.strictObject({
        denomination: text,
        file: filmPath,
        seconds: v.pipe(v.number(), v.integer(), v.minValue(1)),
        thumbnail: v.optional(pictureSchema),
        subtitles: v.optional(v.record(v.picklist(LANGUAGE_CODES), subtitlesPath), {}),
      }),
    }),
  } as const;
  const component = v.lazy((input): ComponentSchema<typeof kinds> => {
    const key = typeof input === 'object' && input !== null ? Object.keys(input)[0] : undefined;
    switch (key) {
      case 'learningOutcome':
      case 'userQuote':
      case 'collapsible':
      case 'glossary':
      case 'videoFile':
        return kinds[key];
      default:
        return kinds.text;
    }
  });
  return v.strictObject({
    denomination: text,
    length: v.pipe(v.number(), v.integer(), v.minValue(1)),
    components: v.pipe(v.array(component), v.minLength(1)),
  });
}

type ComponentSchema<K extends Record<string, v.GenericSchema>> = K[keyof K];

export type LessonFile = v.InferOutput<ReturnType<typeof lessonFile>>;
