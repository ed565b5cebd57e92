import { resolve } from 'node:path';
import type { ReporterDescription } from '@playwright/test';

/** A line for each test, and what the environment asks for: the hand in `HAND` alone, and a JSON file of the results. */
export function reporters(): ReporterDescription[] {
  const { HAND, PLAYWRIGHT_JSON_OUTPUT_FILE } = process.env;
  const hand = { hand: Number(HAND) };
  return [
    ['list'],
    ...(HAND === undefined ? [] : [[resolve(import.meta.dirname, '../.ci/test/play-hand.ts'), hand] as const]),
    ...(PLAYWRIGHT_JSON_OUTPUT_FILE === undefined ? [] : [['json'] as const]),
  ];
}
