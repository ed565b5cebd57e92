import * as v from 'valibot';

/** `?from=`: a session of the attempt to go on with, `new` for another one; `?look`: only looked at again. What else stands there is left alone. */
export const playSearch = v.looseObject({
  from: v.fallback(v.optional(v.pipe(v.string(), v.regex(/^(?:new|[0-9a-f-]{36})$/))), undefined),
  look: v.fallback(v.optional(v.literal(true)), undefined),
});
