import * as v from 'valibot';
import { type LanguageCode, languageById } from '#campus/languages.ts';
import { isPhone, visitorId } from '#device/session/visitor-id.ts';
import { ask, type Question } from '#wire/ask.ts';
import { CampusError } from '#wire/campus-failure.ts';
import type { Wire } from '#wire/graphql.ts';
import type { Tokens } from '#wire/session-store.ts';

/** An older campus says nothing of it, and a language that this build does not know is none (LANG-1). */
export const preferredLanguage = v.pipe(
  v.optional(v.nullable(v.object({ id: v.string() })), null),
  v.transform((language) => (language === null ? undefined : languageById(language.id))),
);

/** What a mutation that opens a session answers: login, confirmEmail, resetPassword, TokenLogin (AUTH-2). */
export const sessionAnswer = v.object({
  errors: v.array(v.object({ message: v.string() })),
  token: v.nullable(v.string()),
  refreshToken: v.nullable(v.string()),
  accessPortalPath: v.optional(v.nullable(v.string()), null),
  preferredLanguage,
});

/**
 * `accessPortalPath`: where the campus wants the person to go, where nothing else was remembered (TENANT-8).
 * `preferredLanguage`: the person's own (LANG-9).
 */
export type NewSession = Tokens & { accessPortalPath: string | null; preferredLanguage: LanguageCode | undefined };

/**
 * Asks the campus for a session on this device. Throws a `CampusError`: `refused` with the campus's first code where it says no,
 * `otherwise` where it says no and not why.
 */
export async function newSession(wire: Wire, question: Question, otherwise: string): Promise<NewSession> {
  const variables = { ...question.variables, fingerprint: visitorId(), mobile: isPhone() };
  const answered = await ask(wire, { ...question, variables }, sessionAnswer);
  const { errors, token, refreshToken, ...person } = answered;
  if (token === null || refreshToken === null) {
    throw new CampusError({ kind: 'refused', code: errors[0]?.message ?? otherwise });
  }
  return { ...person, jwt: token, refreshToken };
}
