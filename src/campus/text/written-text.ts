import * as v from 'valibot';
import { LIST_NAME_MAX, REFLECTION_MAX, REVIEW_MAX } from '#campus/limits.ts';
import { lengthOf } from './length-of.ts';

function writtenText({ least, most }: { least: 0 | 1; most: number }) {
  const fits = (text: string): boolean => lengthOf(text) >= least && lengthOf(text) <= most;
  return v.pipe(v.string(), v.trim(), v.check(fits, `must have ${least} to ${most} characters`));
}

/** What learners write, without the white space around it: one schema for the form, the change that waits, and the server. */
export const listNameText = writtenText({ least: 1, most: LIST_NAME_MAX });
export const reviewText = writtenText({ least: 0, most: REVIEW_MAX });
export const reflectionText = writtenText({ least: 1, most: REFLECTION_MAX });
