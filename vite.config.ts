import { resolve } from 'node:path';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { buildId } from './.ci/build/build-id.ts';
import { catalogues } from './.ci/build/catalogues.ts';
import { compressed } from './.ci/build/compressed.ts';
import { fonts } from './.ci/build/fonts.ts';
import { racedImports } from './.ci/build/raced-imports.ts';
import { takeOutFaults } from './.ci/build/without-faults.ts';

const here = import.meta.dirname;
/** The build that `tests/faults` drives keeps its hooks and lies elsewhere: it can never be taken for the app. */
const keepsFaults = process.env.CAMPUS_FAULTS === '1';
const dist = resolve(here, keepsFaults ? 'node_modules/.cache/faults' : 'dist');
const hooks = keepsFaults ? [] : [takeOutFaults()];
const graphqlStub = resolve(here, '.ci/build/graphql-stub.ts');

/** Sources that every page loads, whoever opens it; a route's screen and loader (`tsr-split`) come with the route. */
const SHELL =
  /src\/(main|route-tree|routes\/|wire\/(?!probe|mutate|rest|subscriptions|download|media-text)|i18n\/(activate|negotiate|words|refusal|format-locales)|device\/(session|page-storage|storage-keys|online|install-prompt|install-manifest)|campus\/(install-way|languages|limits|headers|organisation\.|theme\.|features|brand|refusals|splice)|features\/organisation\/(organisation|partner)\.|features\/session\/(guards|session|online|language-choice|route-context)|app\/(start|campus(?!-nav|-header)|router|shell|use-arrival|when-idle|bring-words)|ui\/(theme\/|button|icon|class-names|layout|stack|row|text\.|heading|page|empty-state|spinner|offline-strip|notify|language-picker|skeleton|loading-screen|visually-hidden))/;

/** What every door needs: in one file instead of fifteen, for the same reasons. */
const DOOR =
  /src\/(features\/session\/(door-frame|door-link|door-alert|use-enter|use-house|new-session|trouble-words|sign-in)|features\/organisation\/organisation-mark|ui\/(text-field|password-field)|campus\/door-errors|i18n\/door-words|device\/visitor-id)/;

/**
 * What every first paint needs, in two files instead of forty: small files cost a round trip each on a slow link, and
 * compress worse. The first changes only with a dependency.
 */
const firstPaint = [
  {
    name: 'base',
    test: /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack\/(router-core|react-router|history|store|react-store)|@lingui|valibot|lucide-react\/dist\/esm\/(shared|Icon|createLucideIcon|context))\//,
  },
  { name: 'shell', test: (id: string) => SHELL.test(id) && !id.includes('tsr-split') },
  { name: 'door', test: DOOR },
];

export default defineConfig(({ command }) => ({
  root: 'src',
  publicDir: '../public',
  envDir: here,
  cacheDir: resolve(here, 'node_modules/.cache/vite'),
  // graphql-request reaches for graphql-js even with documents as text; the page needs none of it (STACK, Build).
  resolve: command === 'build' ? { alias: { graphql: graphqlStub } } : {},
  define: { __BUILD_ID__: JSON.stringify(buildId(here)) },
  plugins: [
    ...hooks,
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      // A screen and what it reads come together; the doors load neither (PERFORMANCE 4).
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
    catalogues(),
    fonts({ root: here }),
    babel({ presets: [linguiTransformerBabelPreset()] }),
    vanillaExtractPlugin(),
    racedImports(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: '../sw',
      filename: 'sw.ts',
      outDir: dist,
      injectRegister: null,
      registerType: 'prompt',
      manifest: false,
      injectManifest: {
        buildPlugins: { vite: hooks },
        globDirectory: dist,
        // The shell and every chunk of every learner's route; fonts, catalogues and pictures are kept as they are used. Colours
        // of code too, other than in ARCHITECTURE §12: a lesson that is said to be on the device is there with all it shows.
        globPatterns: ['index.html', 'assets/**/*.{js,css}'],
        // Tutors' pages work with a network only: learners do not load them.
        globIgnores: ['assets/dev.design-*', 'assets/*attendance*'],
      },
      devOptions: { enabled: false, type: 'module' },
    }),
    compressed({ directory: dist }),
  ],
  build: {
    outDir: dist,
    emptyOutDir: true,
    target: ['chrome111', 'firefox113', 'safari16.4'],
    assetsInlineLimit: 0,
    // Which chunk holds which source: what `npm run bench:size` counts by.
    manifest: true,
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: firstPaint },
        // The shell names every file of every screen: without words these names cost half.
        chunkFileNames: ({ name }) =>
          /^dev\.|^code-colours$|attendance/.test(name) ? 'assets/[name]-[hash].js' : 'assets/[hash].js',
      },
    },
  },
  server: { port: 5173, strictPort: true },
}));
