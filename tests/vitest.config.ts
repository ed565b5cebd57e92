import { resolve } from 'node:path';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { finished } from '#tools/build/catalogues.ts';
import { commonPasswords } from '#tools/build/common-passwords.ts';
import { fonts } from '#tools/build/fonts.ts';
import { takeOutFaults } from '#tools/build/without-faults.ts';

const root = resolve(import.meta.dirname, '..');

/** What the page's sources need to be compiled the way the build does. */
const page = {
  plugins: [
    takeOutFaults(),
    react(),
    lingui(),
    finished(),
    commonPasswords(),
    fonts({ root }),
    babel({ presets: [linguiTransformerBabelPreset()] }),
    vanillaExtractPlugin(),
  ],
};

const PURE_RULES = 'src/campus/**/*.test.ts';

export default defineConfig({
  root,
  cacheDir: resolve(root, 'node_modules/.cache/vitest'),
  test: {
    // Two sets of tests side by side, where the processor has two cores: what most of them wait for is a disk and each other.
    maxWorkers: 2,
    projects: [
      {
        ...page,
        root,
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'sw/**/*.test.ts', '.ci/**/*.test.ts'],
          exclude: [PURE_RULES],
          setupFiles: ['tests/support/device/indexed-db.ts'],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        ...page,
        root,
        test: {
          name: 'unit-rules',
          include: [PURE_RULES],
          testTimeout: 20_000,
          // Rules keep no state, so their files share what they load; that took longer than the tests themselves.
          isolate: false,
        },
      },
      {
        ...page,
        root,
        test: {
          name: 'architecture',
          include: ['tests/architecture/**/*.test.ts'],
          // They share their modules: whichever of them comes first, the database is there before Dexie looks for it.
          setupFiles: ['tests/support/device/indexed-db.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // They read sources and change nothing.
          isolate: false,
        },
      },
      {
        root,
        test: {
          name: 'browsers',
          include: ['tests/browsers/**/*.test.ts'],
          // Longer than any of its steps may take, so that one that hangs says which it was.
          testTimeout: 300_000,
          hookTimeout: 120_000,
        },
      },
      {
        root,
        test: {
          name: 'server',
          include: ['server/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // A server's modules keep no state but what never changes: many campuses stand beside each other in one
          // process, and loading the modules for each file cost twice what the tests themselves do.
          isolate: false,
        },
      },
    ],
  },
});
