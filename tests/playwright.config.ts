import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { WITHOUT_FEATURES } from '#tests/support/browser-features.ts';

const root = resolve(import.meta.dirname, '..');

/** Journeys through the built app, with the worker on, against the real server (one per test file's worker). */
export default defineConfig({
  testDir: resolve(root, 'tests/journeys'),
  outputDir: resolve(root, 'test-results'),
  fullyParallel: true,
  // One more than the cores of the smallest machine: a journey waits most of its time.
  workers: 3,
  retries: 0,
  timeout: 240_000,
  expect: { timeout: 60_000 },
  // Minutes each, and what they show is played by the simulator at every run too.
  ...(process.env.PROVE === '1' ? {} : { grepInvert: /@prove/ }),
  forbidOnly: true,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : 'list',
  use: {
    // Shorter than a journey, so that one that hangs says which step it was and what stood in its way.
    actionTimeout: 90_000,
    screenshot: 'only-on-failure',
    // What was done, asked and answered. Pictures of each step would cost a tenth of the time: `--trace on` takes them.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        WITHOUT_FEATURES,
      ],
    },
  },
});
