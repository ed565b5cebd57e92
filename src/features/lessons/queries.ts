import * as v from 'valibot';
import { campusQuery } from '#cache/campus-query.ts';
import { LANGUAGE_CODES, type LanguageCode } from '#campus/languages.ts';
import { unitKeys } from '#features/learning-items/unit-keys.ts';

const LESSON = `query Lesson($id: ID!, $courseId: ID!) {
  lesson(id: $id, courseId: $courseId) {
    id
    denomination
    customLessonTypeName
    length
    components {
      __typename
      ... on ModuleText { id text isTranslated language }
      ... on LearningOutcome { id icon text }
      ... on UserQuote { id content avatar name }
      ... on CollapsibleText { id title text }
      ... on Glossary { id entries { word meaning hint } }
      ... on VideoFile { id denomination url thumbnail duration size subtitles { language url } }
    }
  }
}`;

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
    subtitles: v.array(v.object({ language: v.picklist(LANGUAGE_CODES), url: v.string() })),
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
      components: v.array(v.union([component, laterComponent])),
    }),
  ),
});

export type LessonPage = NonNullable<v.InferOutput<typeof lessonAnswer>['lesson']>;
export type LessonComponent = LessonPage['components'][number];
export type LessonVideo = Extract<LessonComponent, { __typename: 'VideoFile' }>;

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
