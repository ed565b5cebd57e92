import { resolve } from 'node:path';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { buildId } from './.ci/build/build-id.ts';
import { catalogues, finished } from './.ci/build/catalogues.ts';
import { chunkFileName, chunkGroups, RUN_AT_START } from './.ci/build/chunk-groups.ts';
import { commonPasswords } from './.ci/build/common-passwords.ts';
import { compileAhead } from './.ci/build/compile-ahead.ts';
import { compressed } from './.ci/build/compressed.ts';
import { persistedDocuments } from './.ci/build/documents/persisted-documents.ts';
import { fonts } from './.ci/build/fonts.ts';
import { leafletWithoutMarkup } from './.ci/build/libraries/leaflet.ts';
import { linguiCounts } from './.ci/build/libraries/lingui-counts.ts';
import { loginMarkup } from './.ci/build/login-markup.ts';
import { messagePlaces, notedMessages } from './.ci/build/message-places.ts';
import { pageFiles } from './.ci/build/page-files.ts';
import { player } from './.ci/build/player.ts';
import { racedImports } from './.ci/build/raced-imports.ts';
import { TARGET } from './.ci/build/target.ts';
import { takeOutFaults } from './.ci/build/without-faults.ts';
import { dexieScript } from './.ci/build/worker/dexie-script.ts';
import { installPack } from './.ci/build/worker/install-pack.ts';
import { lessonParts } from './.ci/build/worker/lesson-parts.ts';
import { workerParts } from './.ci/build/worker/worker-parts.ts';

const here = import.meta.dirname;
/** The build that `tests/faults` drives keeps its hooks and lies elsewhere: it can never be taken for the app. */
const keepsFaults = process.env.CAMPUS_FAULTS === '1';
const dist = resolve(here, keepsFaults ? 'node_modules/.cache/faults' : 'dist');
const hooks = keepsFaults ? [] : [takeOutFaults()];
// graphql-request reaches for graphql-js even with documents as text; the page needs none of it (CODE-8).
const withoutGraphql = { alias: { graphql: resolve(here, '.ci/build/libraries/graphql-stub.ts') } };
/** Of what is published as one script, too: as a module, only what is used of it comes along. */
const asModules = { leaflet: 'leaflet/dist/leaflet-src.esm.js' };
const messages = messagePlaces();
const documents = persistedDocuments({ root: here });
const pack = installPack();
const ofLessons = lessonParts();
const dexie = dexieScript({ root: here });
const worker = workerParts({
  root: here,
  messages,
  dexie: dexie.address,
  packAddress: pack.address,
  lessonParts: ofLessons.addresses,
  plugins: [...hooks, dexie.inWorker],
  resolve: withoutGraphql,
});

export default defineConfig(({ command }) => ({
  root: 'src',
  publicDir: '../public',
  envDir: here,
  cacheDir: resolve(here, 'node_modules/.cache/vite'),
  resolve: { alias: { ...asModules, ...(command === 'build' ? withoutGraphql.alias : {}) } },
  plugins: [
    ...hooks,
    dexie.inPage,
    documents.plugin,
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      // A screen and what it reads come together; login and registration load neither.
      codeSplittingOptions: {
        defaultBehavior: [
          ['component', 'loader'],
          ['errorComponent', 'notFoundComponent'],
        ],
      },
      routesDirectory: resolve(here, 'src/routes'),
      generatedRouteTree: resolve(here, 'src/route-tree.gen.ts'),
      quoteStyle: 'single',
      semicolons: true,
      addExtensions: true,
    }),
    react(),
    lingui(),
    finished(),
    commonPasswords(),
    catalogues(messages),
    fonts({ root: here }),
    babel({ presets: [linguiTransformerBabelPreset()] }),
    notedMessages(messages),
    vanillaExtractPlugin({ identifiers: command === 'build' ? 'short' : 'debug' }),
    racedImports(),
    leafletWithoutMarkup(),
    linguiCounts(),
    compileAhead(RUN_AT_START),
    ofLessons.plugin,
    pageFiles({ root: here, buildId: buildId(here), messages, documents, lessonParts: ofLessons.addresses }),
    loginMarkup({
      root: here,
      plugins: [
        ...hooks,
        react(),
        finished(),
        commonPasswords(),
        babel({ presets: [linguiTransformerBabelPreset()] }),
        vanillaExtractPlugin({ identifiers: 'short' }),
      ],
    }),
    worker.files,
    pack.file,
    VitePWA({
      strategies: 'injectManifest',
      srcDir: '../sw',
      filename: 'sw.ts',
      outDir: dist,
      injectRegister: null,
      registerType: 'prompt',
      manifest: false,
      injectManifest: {
        buildPlugins: { vite: [worker.parts] },
        // A classic script: modules cannot import by `importScripts`, which is what browsers keep compiled.
        rollupFormat: 'iife',
        globDirectory: dist,
        // The shell and every chunk of every learner's route; fonts, catalogues and pictures are kept as they are used.
        globPatterns: ['index.html', 'assets/**/*.{js,css}'],
        // Tutors' pages work with a network only: learners do not load them.
        globIgnores: [
          'assets/worker-*',
          'assets/device-part-*',
          'assets/online/*',
          // Colours of code: kept with the lessons that have some (`src/app/storage/lesson-parts.ts`).
          'assets/with-lessons/*',
          'assets/dev.design-*',
          'assets/*attendance*.css',
          'assets/*document-review*.css',
        ],
      },
      devOptions: { enabled: false, type: 'module' },
    }),
    player({ root: here, directory: dist }),
    compressed({ directory: dist }),
  ],
  build: {
    outDir: dist,
    emptyOutDir: true,
    target: TARGET,
    assetsInlineLimit: 0,
    // Only Firefox before 115 and Safari before 17 do without the hint, and load the same files a moment later.
    modulePreload: { polyfill: false },
    // Files name each other by names that stay: one that changes does not change the name of all that import it.
    chunkImportMap: true,
    // One sheet: each file more would cost a round trip.
    cssCodeSplit: false,
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: chunkGroups },
        chunkFileNames: chunkFileName,
      },
    },
  },
  server: { port: 5173, strictPort: true },
}));
