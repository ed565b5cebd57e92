import * as v from 'valibot';
import { campusQuery } from '#cache/campus-query.ts';
import type { LanguageCode } from '#campus/languages.ts';
import { courseCardSchema, moduleCardSchema } from '#campus/learning-item.ts';
import { NO_MODULE_ID } from '#campus/limits.ts';
import { COURSE_CARD, MODULE_CARD } from '#features/learning-items/fragments.ts';
import { unitKeys } from '#features/learning-items/unit-keys.ts';

const COURSE = `query Course($id: ID!, $moduleId: ID) {
  course(id: $id, moduleId: $moduleId) {
    ...courseCard
    about
    isTranslated
    enrolledLearnersCount
    contentProviders { id name }
    prerequisite { id denomination moduleId }
    ... on MixedCourse { lessons { id denomination length } }
  }
}
${COURSE_CARD}`;

const MODULE = `query Module($id: ID!) {
  module(id: $id) {
    ...moduleCard
    color { hex }
    path: courses { ...courseCard prerequisite { id denomination moduleId } }
  }
}
${MODULE_CARD}
${COURSE_CARD}`;

const prerequisite = v.nullable(
  v.object({ id: v.string(), denomination: v.string(), moduleId: v.nullable(v.string()) }),
);

const courseAnswer = v.object({
  course: v.nullable(
    v.object({
      ...courseCardSchema.entries,
      about: v.nullable(v.string()),
      isTranslated: v.boolean(),
      enrolledLearnersCount: v.number(),
      contentProviders: v.array(v.object({ id: v.string(), name: v.string() })),
      prerequisite,
      lessons: v.optional(v.array(v.object({ id: v.string(), denomination: v.string(), length: v.number() })), []),
    }),
  ),
});

const moduleAnswer = v.object({
  module: v.nullable(
    v.object({
      ...moduleCardSchema.entries,
      color: v.object({ hex: v.string() }),
      path: v.array(v.object({ ...courseCardSchema.entries, prerequisite })),
    }),
  ),
});

export type CoursePage = NonNullable<v.InferOutput<typeof courseAnswer>['course']>;
export type ModulePage = NonNullable<v.InferOutput<typeof moduleAnswer>['module']>;

export const unitQueries = {
  all: unitKeys.all,
  course: (id: string, language: LanguageCode, moduleId: string = NO_MODULE_ID) =>
    campusQuery({
      key: unitKeys.course(id, language, moduleId),
      document: COURSE,
      variables: { id, moduleId },
      answer: courseAnswer,
      keep: 'offline',
      missing: { what: 'course', when: ({ course }) => course === null },
    }),
  module: (id: string, language: LanguageCode) =>
    campusQuery({
      key: unitKeys.module(id, language),
      document: MODULE,
      variables: { id },
      answer: moduleAnswer,
      keep: 'offline',
      missing: { what: 'program', when: ({ module }) => module === null },
    }),
};
