import * as v from 'valibot';

/** Why one is at the door: `login-required` after a path that needs a login (A8), `login-failed` after another provider (A2). */
export const DOOR_NOTICES = ['login-required', 'signed-out', 'login-failed'] as const;
export type DoorNotice = (typeof DOOR_NOTICES)[number];

/** A flag in an address is on by being there: `?noSSO`, `?noSSO=1`, `?noSSO=true`. */
const flag = v.fallback(
  v.pipe(
    v.optional(v.unknown(), false),
    v.transform((value) => value !== false && value !== 'false' && value !== 0),
  ),
  false,
);

/** What the addresses of login and registration may say (A2); anything else is left aside. */
export const doorSearch = v.object({
  notice: v.fallback(v.optional(v.picklist(DOOR_NOTICES)), undefined),
  noSSO: v.optional(flag, false),
});
export type DoorSearch = v.InferOutput<typeof doorSearch>;
