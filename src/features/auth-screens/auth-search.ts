import * as v from 'valibot';

/**
 * Why one is at the login: `login-required` after a path that needs a login (AUTH-3), `login-failed` after another
 * provider (AUTH-15).
 */
export const AUTH_NOTICES = ['login-required', 'signed-out', 'login-failed'] as const;
export type AuthNotice = (typeof AUTH_NOTICES)[number];

const OFF: ReadonlySet<string> = new Set(['false', '0']);

/** A flag in an address is on by being there (`?noSSO`, `?noSSO=1`), and is not written where it is off. */
const flag = v.pipe(
  v.optional(v.unknown()),
  v.transform((value) => (value === undefined || OFF.has(String(value)) ? undefined : true)),
);

/** What the addresses of login and registration may say (ROUTE-3); anything else is left aside. */
export const authSearch = v.object({
  notice: v.fallback(v.optional(v.picklist(AUTH_NOTICES)), undefined),
  noSSO: v.optional(flag),
});
export type AuthSearch = v.InferOutput<typeof authSearch>;
