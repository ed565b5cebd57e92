import * as v from 'valibot';
import { campusQuery } from '#cache/campus-query.ts';
import type { LanguageCode } from '#campus/languages.ts';

const PACKAGE = `query CoursePackage($id: ID!) {
  course(id: $id) {
    __typename
    id
    denomination
    isCurrentUserTutor
    ... on Scorm { scormMetadata { scormTitle scormSchemaVersion } }
  }
}`;

const answer = v.object({
  course: v.nullable(
    v.object({
      __typename: v.string(),
      id: v.string(),
      denomination: v.string(),
      isCurrentUserTutor: v.boolean(),
      scormMetadata: v.nullish(v.object({ scormTitle: v.string(), scormSchemaVersion: v.string() }), null),
    }),
  ),
});

/** Of tutors: looked at with a network only, and never kept on the device. */
export const packageQueries = {
  all: () => ['course-package'] as const,
  /** The package of a unit, as who teaches it sees it. */
  ofCourse: (id: string, language: LanguageCode) =>
    campusQuery({
      key: [...packageQueries.all(), id, language],
      document: PACKAGE,
      variables: { id },
      answer,
      keep: 'session',
    }),
};
