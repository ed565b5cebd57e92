import * as v from 'valibot';
import { ERROR_KINDS } from '#campus/page/error-kinds.ts';
import { isOwnPath } from '#device/session/session.ts';

/** `/error?type=…&target=…` (ROUTE-6): a kind that nobody knows is a technical problem, a target elsewhere is none. */
export const errorSearch = v.object({
  type: v.fallback(v.optional(v.picklist(ERROR_KINDS)), undefined),
  target: v.fallback(v.optional(v.pipe(v.string(), v.check(isOwnPath))), undefined),
});
