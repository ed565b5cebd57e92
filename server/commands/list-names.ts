import * as v from 'valibot';
import { LIST_NAME_MAX } from '#campus/limits.ts';

/** A list's name: 1 to 50 characters after trimming (B5). Counted as people count, by code points. */
export const listName = v.pipe(
  v.string(),
  v.trim(),
  v.check((name) => name !== '' && [...name].length <= LIST_NAME_MAX),
);
