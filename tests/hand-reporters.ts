import { resolve } from 'node:path';
import type { ReporterDescription } from '@playwright/test';

/** Reporters that limit a run to the hand in `HAND`; none without it. */
export function handReporters(): ReporterDescription[] {
  const { HAND } = process.env;
  return HAND === undefined ? [] : [[resolve(import.meta.dirname, '../.ci/test/play-hand.ts'), { hand: Number(HAND) }]];
}
