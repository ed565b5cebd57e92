import * as v from 'valibot';

/** `/bookmarks?show=followed`: the lists of others; what else stands there is left alone. */
export const listsSearch = v.looseObject({
  show: v.fallback(v.optional(v.literal('followed')), undefined),
});
