import * as v from 'valibot';
import { localizedSchema, optionalText } from './localized.ts';
import { questionnaireSchema, reflectionBoardSchema } from './questionnaire-shapes.ts';

/** A language is one of the nine, or `fr`. */
const subtitles = v.array(v.object({ language: v.string(), url: v.string() }));

export const componentSchema = v.variant('kind', [
  v.object({ kind: v.literal('ModuleText'), text: localizedSchema }),
  v.object({ kind: v.literal('LearningOutcome'), icon: v.string(), text: localizedSchema }),
  v.object({
    kind: v.literal('UserQuote'),
    name: v.string(),
    content: localizedSchema,
    avatar: v.optional(v.nullable(v.string()), null),
  }),
  v.object({ kind: v.literal('CollapsibleText'), title: localizedSchema, text: localizedSchema }),
  v.object({
    kind: v.literal('Glossary'),
    url: v.optional(v.nullable(v.string()), null),
    entries: v.array(v.object({ word: v.string(), meaning: localizedSchema, hint: optionalText })),
  }),
  v.object({
    kind: v.literal('VideoFile'),
    denomination: localizedSchema,
    url: v.string(),
    thumbnail: v.nullable(v.string()),
    duration: v.number(),
    subtitles,
  }),
  v.object({
    kind: v.literal('YoutubeVideo'),
    youtubeId: v.string(),
    denomination: localizedSchema,
    thumbnail: v.nullable(v.string()),
    duration: v.number(),
    subtitles,
  }),
  v.object({ kind: v.literal('H5p'), title: localizedSchema, url: v.string() }),
  v.object({
    kind: v.literal('NewH5p'),
    title: localizedSchema,
    packageId: v.string(),
    width: v.nullable(v.number()),
    /** Bytes of its files. */
    size: v.number(),
  }),
  v.object({
    kind: v.literal('CodeAnnotation'),
    lang: v.string(),
    code: v.string(),
    glossaryUrl: v.nullable(v.string()),
    notes: v.array(v.object({ line: v.number(), content: localizedSchema })),
  }),
]);
export type Component = v.InferOutput<typeof componentSchema>;

export const lessonSchema = v.object({
  id: v.string(),
  courseId: v.string(),
  denomination: localizedSchema,
  customLessonTypeName: v.optional(optionalText, null),
  length: v.number(),
  components: v.array(componentSchema),
  reflectionBoard: v.optional(v.nullable(reflectionBoardSchema), null),
  questionnaire: v.optional(v.nullable(questionnaireSchema), null),
});
export type Lesson = v.InferOutput<typeof lessonSchema>;
