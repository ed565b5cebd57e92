import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { WITHOUT_FEATURES } from '#tests/support/journeys/browser-features.ts';
import { reporters } from './reporters.ts';

const root = resolve(import.meta.dirname, '..');
const WINDOW = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
const SHELL = process.env.CHROMIUM_SHELL_PATH ?? WINDOW;

/** What only a browser with a window has: notifications. */
const NEEDS_WINDOW = /@window/;
// Minutes each, and what they show is played by the simulator at every run too.
const leftOut = process.env.PROVE === '1' ? [] : [/@prove/];

const startedFrom = (executablePath: string) => ({
  launchOptions: {
    executablePath,
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
});

/** Journeys through the built app, with the worker on, against the real server (one per test file's worker). */
export default defineConfig({
  testDir: resolve(root, 'tests/journeys'),
  outputDir: resolve(root, 'test-results'),
  fullyParallel: true,
  // One more than the cores of the smallest machine: a journey waits most of its time.
  workers: 3,
  // A second try, where a run gives one, is alone on the machine, after all others.
  retryStrategy: 'isolated',
  timeout: 240_000,
  expect: { timeout: 60_000 },
  forbidOnly: true,
  reporter: reporters(),
  use: {
    // Shorter than a journey, so that one that hangs says which step it was and what stood in its way.
    actionTimeout: 90_000,
    navigationTimeout: 90_000,
    screenshot: 'only-on-failure',
    // What was done, asked and answered. Pictures of each step would cost a tenth of the time: `--trace on` takes them.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
  },
  projects: [
    { name: 'shell', grepInvert: [NEEDS_WINDOW, ...leftOut], use: startedFrom(SHELL) },
    { name: 'window', grep: NEEDS_WINDOW, grepInvert: leftOut, use: startedFrom(WINDOW) },
  ],
});
