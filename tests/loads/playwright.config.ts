import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import journeys from '#tests/playwright.config.ts';

/** What a browser fetches and draws until a page of the built app shows its content and rests: one page after the other. */
export default defineConfig({
  ...journeys,
  testDir: import.meta.dirname,
  outputDir: resolve(import.meta.dirname, '../../test-results/loads'),
  workers: 1,
});
