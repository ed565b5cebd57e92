import * as v from 'valibot';
import { isPhone, visitorId } from '#device/session/visitor-id.ts';
import { ask, type Question } from '#wire/ask.ts';
import { CampusError } from '#wire/campus-failure.ts';
import type { Wire } from '#wire/graphql.ts';
import type { Tokens } from '#wire/session-store.ts';

/** What a mutation that opens a session answers: login, confirmEmail, resetPassword, TokenLogin (AUTH-2). */
export const sessionAnswer = v.object({
  errors: v.array(v.object({ message: v.string() })),
  token: v.nullable(v.string()),
  refreshToken: v.nullable(v.string()),
  accessPortalPath: v.optional(v.nullable(v.string()), null),
});

/** `accessPortalPath`: where the campus wants the person to go, where nothing else was remembered (TENANT-8). */
export type NewSession = Tokens & { accessPortalPath: string | null };

/**
 * Asks the campus for a session on this device. Throws a `CampusError`: `refused` with the campus's first code where it says no,
 * `otherwise` where it says no and not why.
 */
export async function newSession(wire: Wire, question: Question, otherwise: string): Promise<NewSession> {
  const variables = { ...question.variables, fingerprint: visitorId(), mobile: isPhone() };
  const answered = await ask(wire, { ...question, variables }, sessionAnswer);
  const { errors, token, refreshToken, accessPortalPath } = answered;
  if (token === null || refreshToken === null) {
    throw new CampusError({ kind: 'refused', code: errors[0]?.message ?? otherwise });
  }
  return { jwt: token, refreshToken, accessPortalPath };
}
