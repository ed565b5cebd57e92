import * as v from 'valibot';
import { campusQuery } from '#cache/campus-query.ts';
import { CODE_OF_CONDUCT_ACCEPTED } from '#campus/account/gates.ts';
import { degreesSchema } from '#campus/account/place.ts';
import type { LanguageCode } from '#campus/languages.ts';
import { DOC_CHECK, docCheckMe, docCheckOrganization, docCheckViewer } from '#features/doc-check/doc-check.ts';

const LEARNERS_ON_MAP = `query LearnersOnMap {
  me { id lat accountPreference { id showOnMap } }
  learnersOnMap {
    lat
    lng
    city
    person { id publicName profileImage { url } isTutor }
  }
}`;

const learnerOnMap = v.object({
  ...degreesSchema.entries,
  city: v.nullable(v.string()),
  person: v.object({
    id: v.string(),
    publicName: v.string(),
    profileImage: v.nullable(v.object({ url: v.string() })),
    isTutor: v.boolean(),
  }),
});
export type LearnerOnMap = v.InferOutput<typeof learnerOnMap>;

const onMapAnswer = v.object({
  me: v.nullable(
    v.object({
      id: v.string(),
      lat: v.nullable(v.number()),
      accountPreference: v.nullable(v.object({ id: v.string(), showOnMap: v.boolean() })),
    }),
  ),
  learnersOnMap: v.array(learnerOnMap),
});
export type OnMap = v.InferOutput<typeof onMapAnswer>;

const COMMUNITY = `query Community {
  me { id ...docCheckMe }
  organizationConfig { ...docCheckOrganization }
  viewer {
    ...docCheckViewer
    hasEnabledMattermost
    completedMilestones { id denomination }
    messageBoards {
      id
      denomination
      courseId
      runId
      messagesCount
      latest: messages(limit: 1) { id content createdAt author { id publicName } }
    }
  }
}
${DOC_CHECK}`;

const boardLine = v.object({
  id: v.string(),
  denomination: v.string(),
  courseId: v.string(),
  runId: v.nullable(v.string()),
  messagesCount: v.number(),
  latest: v.array(
    v.object({
      id: v.string(),
      content: v.string(),
      createdAt: v.pipe(v.string(), v.isoTimestamp()),
      /** Null: the account was deleted (BOARD-13). */
      author: v.nullable(v.object({ id: v.string(), publicName: v.string() })),
    }),
  ),
});
export type BoardLine = v.InferOutput<typeof boardLine>;

const communityAnswer = v.object({
  /** Rows of earlier releases say nothing of the document check. */
  me: v.optional(v.nullable(v.object({ id: v.string(), ...docCheckMe })), null),
  organizationConfig: docCheckOrganization,
  viewer: v.object({
    ...docCheckViewer,
    /** A row of an older app does not say it: then the chat is explained once more. */
    hasEnabledMattermost: v.optional(v.boolean(), false),
    completedMilestones: v.array(v.object({ id: v.string(), denomination: v.string() })),
    /** Rows of earlier releases lack it. */
    messageBoards: v.optional(v.array(boardLine), []),
  }),
});
export type Community = v.InferOutput<typeof communityAnswer>;

/** Whether the rules of the community were accepted (COMMUNITY-2). */
export function isMember({ viewer }: Community): boolean {
  return viewer.completedMilestones.some(({ denomination }) => denomination === CODE_OF_CONDUCT_ACCEPTED);
}

export const communityQueries = {
  all: () => ['community'] as const,
  mine: (language: LanguageCode) =>
    campusQuery({
      key: [...communityQueries.all(), 'mine', language],
      document: COMMUNITY,
      answer: communityAnswer,
      keep: 'offline',
    }),
  /** Of other people: looked at, never kept on the device. */
  map: (language: LanguageCode) =>
    campusQuery({
      key: [...communityQueries.all(), 'map', language],
      document: LEARNERS_ON_MAP,
      answer: onMapAnswer,
      keep: 'session',
    }),
};
