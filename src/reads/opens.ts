import * as v from 'valibot';
import type { AnswerRow } from '#offline/rows/account-db.ts';
import { readOfKey } from './read-of-key.ts';

/** Whether this release can show a row that another one left on the device. */
export function opens({ key, shape, data }: AnswerRow): boolean {
  const read = readOfKey(key);
  return read !== undefined && read.shape === shape && v.is(read.answer, data);
}
