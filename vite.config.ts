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

const here = import.meta.dirname;
const graphqlStub = resolve(here, '.ci/build/graphql-stub.ts');

export default defineConfig(({ command }) => ({
  root: 'src',
  publicDir: '../public',
  envDir: here,
  cacheDir: resolve(here, 'node_modules/.cache/vite'),
  // graphql-request reaches for graphql-js even with documents as text; the page needs none of it (STACK, Build).
  resolve: command === 'build' ? { alias: { graphql: graphqlStub } } : {},
  define: { __BUILD_ID__: JSON.stringify(buildId(here)) },
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
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
    VitePWA({
      strategies: 'injectManifest',
      srcDir: '../sw',
      filename: 'sw.ts',
      outDir: '../dist',
      injectRegister: null,
      registerType: 'prompt',
      manifest: false,
      injectManifest: {
        globDirectory: resolve(here, 'dist'),
        // The shell and every chunk of every learner's route; fonts, catalogues and pictures are kept as they are used.
        globPatterns: ['index.html', 'assets/**/*.{js,css}'],
        globIgnores: ['assets/design-*'],
      },
      devOptions: { enabled: false, type: 'module' },
    }),
    compressed({ directory: resolve(here, 'dist') }),
  ],
  build: {
    outDir: '../dist',
    emptyOutDir: true,
    target: ['chrome111', 'firefox113', 'safari16.4'],
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
  server: { port: 5173, strictPort: true },
}));
