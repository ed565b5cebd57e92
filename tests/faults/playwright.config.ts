import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { reporters } from '#tests/reporters.ts';

const root = resolve(import.meta.dirname, '../..');

/** One fault at each step of what is done on a device, in a real browser with a disk of its own (CODE-7). */
export default defineConfig({
  testDir: import.meta.dirname,
  outputDir: resolve(root, 'test-results/faults'),
  // Each worker has a browser and a campus of its own, and every run in it begins with what the one before left.
  fullyParallel: true,
  workers: 4,
  // A second try, where a run gives one, is alone on the machine, after all others.
  retryStrategy: 'isolated',
  // None is there to measure: on a busy computer each step of a run may take many seconds.
  timeout: 480_000,
  expect: { timeout: 60_000 },
  forbidOnly: true,
  reporter: reporters(),
});
