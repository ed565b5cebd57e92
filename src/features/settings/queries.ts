import * as v from 'valibot';
import { campusQuery } from '#cache/campus-query.ts';
import { ACCOUNT_PREFERENCES } from '#campus/account/account-preference.ts';
import type { LanguageCode } from '#campus/languages.ts';
import { NUDGE_KINDS } from '#campus/push/nudge-kinds.ts';
import { recordOf } from '#campus/text/record-of.ts';

const ACCOUNT_PREFERENCES_OF_ME = `query AccountPreferences {
  me {
    id
    email
    privateEmail
    studentEmail
    accountPreference {
      subscribedToPersonalUpdates
      subscribedToUpdates
      subscribedToAdditionalOffers
      showFirstName
      showActivity
      showOnMap
      enableDirectMessage
    }
  }
  viewer { hasPassword }
}`;

const NUDGES = 'query NudgePreferences { viewer { nudgePreferences { kind isOn } calendarLink { createdAt } } }';

const SESSIONS = `query Sessions {
  viewer { sessions { id isMobile createdAt lastUsedAt isCurrent } }
}`;

const CONSENTS = `query Consents {
  viewer { consentRequests { id identifier denomination consented } }
}`;

/** Null: none; an older row on a device has no addresses. */
const addressSchema = v.optional(v.nullable(v.string()), null);

export const accountAnswer = v.object({
  me: v.nullable(
    v.object({
      id: v.string(),
      email: addressSchema,
      privateEmail: addressSchema,
      studentEmail: addressSchema,
      accountPreference: v.nullable(v.object(recordOf(ACCOUNT_PREFERENCES, () => v.boolean()))),
    }),
  ),
  viewer: v.object({ hasPassword: v.boolean() }),
});

export const nudgesAnswer = v.object({
  viewer: v.object({
    nudgePreferences: v.array(v.object({ kind: v.picklist(NUDGE_KINDS), isOn: v.boolean() })),
    /** Null: no calendar reads the dates; an older row on a device knows nothing of it. */
    calendarLink: v.optional(v.nullable(v.object({ createdAt: v.string() })), null),
  }),
});

const sessionSchema = v.object({
  id: v.string(),
  isMobile: v.boolean(),
  createdAt: v.string(),
  lastUsedAt: v.string(),
  isCurrent: v.boolean(),
});
export type OpenSession = v.InferOutput<typeof sessionSchema>;

const consentSchema = v.object({
  id: v.string(),
  identifier: v.string(),
  denomination: v.string(),
  consented: v.boolean(),
});

export const settingsQueries = {
  all: () => ['settings'] as const,
  /** Mail and privacy, and whether there is a password to change (PROFILE-8). */
  account: () =>
    campusQuery({
      key: [...settingsQueries.all(), 'account'],
      document: ACCOUNT_PREFERENCES_OF_ME,
      answer: accountAnswer,
      keep: 'offline',
    }),
  /** What the campus writes by itself, and whether a calendar follows. */
  nudges: () =>
    campusQuery({ key: [...settingsQueries.all(), 'nudges'], document: NUDGES, answer: nudgesAnswer, keep: 'offline' }),
  /** Where one is signed in. */
  sessions: () =>
    campusQuery({
      key: [...settingsQueries.all(), 'sessions'],
      document: SESSIONS,
      answer: v.object({ viewer: v.object({ sessions: v.array(sessionSchema) }) }),
      keep: 'offline',
    }),
  /** What one was asked to agree to. */
  consents: (language: LanguageCode) =>
    campusQuery({
      key: [...settingsQueries.all(), 'consents', language],
      document: CONSENTS,
      answer: v.object({ viewer: v.object({ consentRequests: v.array(consentSchema) }) }),
      keep: 'offline',
    }),
};
