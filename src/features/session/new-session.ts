import * as v from 'valibot';
import type { Tokens } from '#wire/session-store.ts';
import { CampusError } from '#wire/trouble.ts';

/** What a door that lets somebody in answers: login, confirmEmail, resetPassword, TokenLogin (A7). */
export const sessionAnswer = v.object({
  errors: v.array(v.object({ message: v.string() })),
  token: v.nullable(v.string()),
  refreshToken: v.nullable(v.string()),
  accessPortalPath: v.optional(v.nullable(v.string()), null),
});

/** `accessPortalPath`: where the campus wants the person to go, where nothing else was remembered (READINGS, Tenants). */
export type NewSession = Tokens & { accessPortalPath: string | null };

/** The session in an answer. Throws a `CampusError`: `refused` with the first code (`otherwise` where there is none), or `garbled`. */
export function newSession(
  data: unknown,
  answer: v.GenericSchema<unknown, v.InferOutput<typeof sessionAnswer>>,
  otherwise: string,
): NewSession {
  const parsed = v.safeParse(answer, data);
  if (!parsed.success) throw new CampusError({ kind: 'garbled', where: 'session' });
  const { errors, token, refreshToken, accessPortalPath } = parsed.output;
  if (token === null || refreshToken === null) {
    throw new CampusError({ kind: 'refused', code: errors[0]?.message ?? otherwise });
  }
  return { jwt: token, refreshToken, accessPortalPath };
}
