import * as v from 'valibot';
import { campusQuery } from '#cache/campus-query.ts';
import type { LanguageCode } from '#campus/languages.ts';
import { COURSE_STATES, moduleCardSchema } from '#campus/learning/learning-item.ts';
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

const PERSON_FIELDS = `fragment person on PublicUser {
  id
  publicName
  profileImage { url }
  isTutor
  enrollmentStatus
  numberOfAttachments
  numberOfMessages
}`;

const OF_COURSE = `query Participants($id: ID!, $limit: Int) {
  course(id: $id) { participants(limit: $limit) { ...person } }
}
${PERSON_FIELDS}`;

const OF_MODULE = `query ModuleParticipants($id: ID!, $limit: Int) {
  module(id: $id) { participants(limit: $limit) { ...person } }
}
${PERSON_FIELDS}`;

const OF_RUN = `query RunParticipants($id: ID!, $limit: Int) {
  course(id: $id) {
    ... on Event { runs { id participants(limit: $limit) { ...person } } }
    ... on Project { runs { id participants(limit: $limit) { ...person } } }
  }
}
${PERSON_FIELDS}`;

const people = v.array(
  v.object({
    id: v.string(),
    publicName: v.string(),
    profileImage: v.nullable(v.object({ url: v.string() })),
    isTutor: v.boolean(),
    // Of participants of a project (FILE-11).
    enrollmentStatus: v.nullable(v.fallback(v.picklist(COURSE_STATES), 'AVAILABLE')),
    numberOfAttachments: v.nullable(v.number()),
    numberOfMessages: v.nullable(v.number()),
  }),
);
export type Participant = v.InferOutput<typeof people>[number];
const peopleOfUnit = v.nullable(v.object({ participants: people }));
const peopleOfCourse = v.object({ course: peopleOfUnit });
const peopleOfModule = v.object({ module: peopleOfUnit });
/** A course of a type that has no runs says nothing of them. */
const peopleOfRuns = v.object({
  course: v.nullable(v.object({ runs: v.optional(v.array(v.object({ id: v.string(), participants: people })), []) })),
});

/** Whose people: of a unit, or of one run of it. */
export type PeopleOf = { kind: 'module' | 'course'; id: string; runId?: string };

/** Those of an answer that were asked for. */
export function peopleIn(answer: PeopleAnswer, { runId }: PeopleOf): v.InferOutput<typeof people> {
  const unit = 'module' in answer ? answer.module : answer.course;
  if (unit === null) return [];
  return ('runs' in unit ? unit.runs.find(({ id }) => id === runId) : unit)?.participants ?? [];
}

type PeopleAnswer =
  | v.InferOutput<typeof peopleOfCourse>
  | v.InferOutput<typeof peopleOfModule>
  | v.InferOutput<typeof peopleOfRuns>;
type Question = { document: string; answer: v.GenericSchema<unknown, PeopleAnswer> };

function questionOf({ kind, runId }: PeopleOf): Question {
  if (kind === 'module') return { document: OF_MODULE, answer: peopleOfModule };
  return runId === undefined
    ? { document: OF_COURSE, answer: peopleOfCourse }
    : { document: OF_RUN, answer: peopleOfRuns };
}

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
  ofUnit: (of: PeopleOf) =>
    campusQuery({
      key: [...peopleQueries.all(), 'of', of.kind, of.id, ...(of.runId === undefined ? [] : ['runs'])],
      ...questionOf(of),
      variables: { id: of.id, limit: PARTICIPANTS_LISTED },
      keep: 'session',
    }),
};
