import * as v from 'valibot';
import { campusQuery } from '#cache/campus-query.ts';
import type { LanguageCode } from '#campus/languages.ts';
import { moduleCardSchema } from '#campus/learning-item.ts';
import { PARTICIPANTS_LISTED } from '#campus/limits.ts';
import { MODULE_CARD } from '#features/learning-items/fragments.ts';

const PERSON = `query PublicUser($id: ID!) {
  publicUser(id: $id) {
    id
    publicName
    createdAt
    profileImage { url }
    isTutor
    mattermostHandle
    enrolledModules { ...moduleCard }
  }
}
${MODULE_CARD}`;

const personAnswer = v.object({
  publicUser: v.nullable(
    v.object({
      id: v.string(),
      publicName: v.string(),
      createdAt: v.string(),
      profileImage: v.nullable(v.object({ url: v.string() })),
      isTutor: v.boolean(),
      mattermostHandle: v.nullable(v.string()),
      enrolledModules: v.array(moduleCardSchema),
    }),
  ),
});

const PERSON_FIELDS = `fragment person on PublicUser { id publicName profileImage { url } isTutor }`;

const OF_COURSE = `query Participants($id: ID!, $limit: Int) {
  course(id: $id) { participants(limit: $limit) { ...person } }
}
${PERSON_FIELDS}`;

const OF_MODULE = `query ModuleParticipants($id: ID!, $limit: Int) {
  module(id: $id) { participants(limit: $limit) { ...person } }
}
${PERSON_FIELDS}`;

const participants = v.optional(
  v.nullable(
    v.object({
      participants: v.array(
        v.object({
          id: v.string(),
          publicName: v.string(),
          profileImage: v.nullable(v.object({ url: v.string() })),
          isTutor: v.boolean(),
        }),
      ),
    }),
  ),
  null,
);
const peopleAnswer = v.object({ course: participants, module: participants });

export const peopleQueries = {
  all: () => ['people'] as const,
  /** Of somebody else: looked at, never kept on the device. */
  one: (id: string, language: LanguageCode) =>
    campusQuery({
      key: [...peopleQueries.all(), id, language],
      document: PERSON,
      variables: { id },
      answer: personAnswer,
      keep: 'session',
    }),
  /** Everybody in a unit, the newest first. */
  ofUnit: ({ kind, id }: { kind: 'module' | 'course'; id: string }) =>
    campusQuery({
      key: [...peopleQueries.all(), 'of', kind, id],
      document: kind === 'module' ? OF_MODULE : OF_COURSE,
      variables: { id, limit: PARTICIPANTS_LISTED },
      answer: peopleAnswer,
      keep: 'session',
    }),
};
