import * as v from 'valibot';
import { campusQuery } from '#cache/campus-query.ts';
import { isLanguageCode, type LanguageCode } from '#campus/languages.ts';
import { h5pResultSchema } from '#campus/learning/h5p-result.ts';
import { lessonPlaceSchema } from '#campus/learning/lesson-place.ts';
import { unitKeys } from '#features/learning-items/unit-keys.ts';
import { QUESTIONNAIRE, questionnaireSchema } from '#features/questionnaires/questionnaire-read.ts';
import { REFLECTION_BOARD, reflectionBoardSchema } from '#features/reflections/board-read.ts';

const LESSON = `query Lesson($id: ID!, $courseId: ID!) {
  lesson(id: $id, courseId: $courseId) {
    __typename
    id
    denomination
    customLessonTypeName
    length
    isCompleted
    position { componentId offset seconds at openParts films { componentId seconds } }
    reflectionBoard { ...reflectionBoard }
    questionnaire { ...questionnaire }
    components {
      __typename
      ... on ModuleText { id text isTranslated language }
      ... on LearningOutcome { id icon text }
      ... on UserQuote { id content avatar name }
      ... on CollapsibleText { id title text }
      ... on Glossary { id entries { word meaning hint } }
      ... on VideoFile { id denomination url thumbnail duration size subtitles { language url } }
      ... on YoutubeVideo { id youtubeId denomination thumbnail duration subtitles { language url } }
      ... on H5p { id title url }
      ... on NewH5p { id title contentId width size result }
      ... on CodeAnnotation { id lang code glossaryUrl notes { line content } }
    }
  }
}
${REFLECTION_BOARD}
${QUESTIONNAIRE}`;

const subtitles = v.array(
  v.pipe(
    v.object({ language: v.string(), url: v.string() }),
    // Films may be subtitled in French (LESSON-6), which is none of the nine languages of the campus.
    v.check(({ language }) => isLanguageCode(language) || language === 'fr'),
  ),
);

const component = v.variant('__typename', [
  v.object({
    __typename: v.literal('ModuleText'),
    id: v.string(),
    text: v.string(),
    isTranslated: v.boolean(),
    language: v.string(),
  }),
  v.object({ __typename: v.literal('LearningOutcome'), id: v.string(), icon: v.string(), text: v.string() }),
  v.object({
    __typename: v.literal('UserQuote'),
    id: v.string(),
    content: v.string(),
    avatar: v.nullable(v.string()),
    name: v.string(),
  }),
  v.object({ __typename: v.literal('CollapsibleText'), id: v.string(), title: v.string(), text: v.string() }),
  v.object({
    __typename: v.literal('Glossary'),
    id: v.string(),
    entries: v.array(v.object({ word: v.string(), meaning: v.string(), hint: v.nullable(v.string()) })),
  }),
  v.object({
    __typename: v.literal('VideoFile'),
    id: v.string(),
    denomination: v.string(),
    url: v.string(),
    thumbnail: v.nullable(v.string()),
    duration: v.number(),
    size: v.number(),
    subtitles,
  }),
  v.object({
    __typename: v.literal('YoutubeVideo'),
    id: v.string(),
    youtubeId: v.string(),
    denomination: v.string(),
    thumbnail: v.nullable(v.string()),
    duration: v.number(),
    subtitles,
  }),
  v.object({ __typename: v.literal('H5p'), id: v.string(), title: v.string(), url: v.string() }),
  v.object({
    __typename: v.literal('NewH5p'),
    id: v.string(),
    title: v.string(),
    contentId: v.string(),
    width: v.nullable(v.number()),
    size: v.number(),
    result: v.nullable(h5pResultSchema),
  }),
  v.object({
    __typename: v.literal('CodeAnnotation'),
    id: v.string(),
    lang: v.string(),
    code: v.string(),
    glossaryUrl: v.nullable(v.string()),
    notes: v.array(v.object({ line: v.number(), content: v.string() })),
  }),
]);

/** A component kind that this release cannot show yet: the lesson is readable without it. */
const laterComponent = v.pipe(
  v.object({ __typename: v.string() }),
  v.transform(() => ({ __typename: 'Later' as const })),
);

const lessonAnswer = v.object({
  lesson: v.nullable(
    v.object({
      id: v.string(),
      denomination: v.string(),
      customLessonTypeName: v.nullable(v.string()),
      length: v.number(),
      // Later than the first release: rows that are on devices do without.
      __typename: v.optional(v.literal('Lesson'), 'Lesson'),
      isCompleted: v.optional(v.boolean(), false),
      position: v.optional(v.nullable(lessonPlaceSchema), null),
      reflectionBoard: v.optional(v.nullable(reflectionBoardSchema), null),
      questionnaire: v.optional(v.nullable(questionnaireSchema), null),
      components: v.array(v.union([component, laterComponent])),
    }),
  ),
});

export type LessonPage = NonNullable<v.InferOutput<typeof lessonAnswer>['lesson']>;
export type LessonComponent = LessonPage['components'][number];
export type LessonVideo = Extract<LessonComponent, { __typename: 'VideoFile' }>;
export type YoutubeFilm = Extract<LessonComponent, { __typename: 'YoutubeVideo' }>;
export type Exercise = Extract<LessonComponent, { __typename: 'NewH5p' }>;
export type Frame = Extract<LessonComponent, { __typename: 'H5p' }>;
export type Code = Extract<LessonComponent, { __typename: 'CodeAnnotation' }>;
export type Subtitles = LessonVideo['subtitles'];

export const lessonQueries = {
  all: () => ['lessons'] as const,
  one: (id: string, courseId: string, language: LanguageCode) =>
    campusQuery({
      key: unitKeys.lesson(id, courseId, language),
      document: LESSON,
      variables: { id, courseId },
      answer: lessonAnswer,
      keep: 'offline',
      missing: { what: 'lesson', when: ({ lesson }) => lesson === null },
    }),
};
