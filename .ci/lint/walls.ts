import { GLOBALS, OWNERS } from '#tools/lint/globals.ts';
import { LAYERS, SERVER_LAYERS } from '#tools/lint/layers.ts';

/**
 * The walls between folders (CODE-1) as Biome's overrides. An override replaces a rule's options whole, so the table is
 * generated: `npm run walls` writes biome.json from here, and an architecture test compares them.
 */

type Pattern = { group: string[]; message: string };

const UP: Pattern = {
  group: ['../**', '..'],
  message: 'Write `#folder/file.ts` instead of going up: paths then survive a move (CODE-2).',
};
const PRIVATE: Pattern = {
  group: ['#features/*/*/**'],
  message:
    'A sub-folder of a feature is private to it. Move what you need to the feature’s root, or import `./parts/…` from inside (CODE-3).',
};
const NO_TESTS: Pattern = {
  group: ['#tests/**', '#tools/**', '#server/**'],
  message: 'What runs on a learner’s device imports neither tests nor tools nor the server (CODE-1).',
};
const NO_REACT: Pattern = {
  group: ['react', 'react/**', 'react-dom', 'react-dom/**', '@tanstack/**', '@lingui/**'],
  message: 'This folder also runs where there is no page (worker, server): no React, no Query, no words (CODE-1).',
};
const RAW: Pattern = {
  group: ['dexie', 'graphql-request', 'graphql-ws'],
  message: 'The database belongs to src/offline, the network to src/wire: use what they offer (CODE-1).',
};

const ADVICE: Readonly<Record<string, string>> = {
  campus: 'src/campus is the domain: no other folder of src. Pass what it needs as an argument.',
  routes: 'A route only names parameters, guard, loader and screen. Put the rest into a feature.',
};

/** What a feature says to the campus in forms that the worker uses too. */
const WIRE_FORM = 'src/features/*/wire.ts';

const importsOf = (patterns: Pattern[]) => ({
  linter: { rules: { style: { noRestrictedImports: { level: 'error', options: { patterns } } } } },
});

function layer(folder: string, below: readonly string[]) {
  const allowed = [folder, ...below];
  const message =
    ADVICE[folder] ??
    `src/${folder} may import ${below.map((each) => `#${each}`).join(', ') || 'nothing of ours'}: arrows point down (CODE-1).`;
  const lean = ['campus', 'wire', 'offline'].includes(folder) ? [NO_REACT] : [];
  const raw = ['campus', 'wire', 'offline'].includes(folder) ? [] : [RAW];
  return {
    includes: [`src/${folder}/**`],
    ...importsOf([
      UP,
      PRIVATE,
      { group: ['#*/**', ...allowed.map((each) => `!#${each}/**`)], message },
      ...lean,
      ...raw,
    ]),
  };
}

function serverLayer(folder: string, below: readonly string[]) {
  const allowed = [folder, ...below];
  return {
    includes: [`server/${folder}/**`],
    ...importsOf([
      UP,
      {
        group: ['#*/**', '!#campus/**', ...allowed.map((each) => `!#server/${each}/**`)],
        message: `server/${folder} may import #campus, ${below.map((each) => `#server/${each}`).join(', ') || 'nothing else of ours'}: SERVER_LAYERS in .ci/lint/layers.ts.`,
      },
      NO_REACT,
    ]),
  };
}

const WALLS = [
  { includes: ['src/app/**', 'src/*.tsx'], ...importsOf([UP, PRIVATE, NO_TESTS]) },
  ...Object.entries(LAYERS).map(([folder, below]) => layer(folder, below)),
  {
    // The worker runs it too.
    includes: [WIRE_FORM],
    ...importsOf([
      UP,
      {
        group: ['#*/**', '!#offline/**', '!#wire/**', '!#campus/**'],
        message: 'A feature’s wire.ts is what the worker shares with it: it may import #offline, #wire and #campus.',
      },
      NO_REACT,
      RAW,
    ]),
  },
  {
    includes: ['sw/**'],
    ...importsOf([
      UP,
      {
        group: ['#*/**', '!#offline/**', '!#wire/**', '!#campus/**', '!#reads/**', '!#features/*/wire.ts'],
        message:
          'The worker may import #offline, #wire, #campus, #reads and the wire.ts of a feature, and listens: what it does is a function there.',
      },
      NO_REACT,
    ]),
  },
  {
    includes: ['server/**'],
    ...importsOf([
      UP,
      {
        group: ['#*/**', '!#campus/**', '!#server/**'],
        message: 'The server may import #campus and #server only (CODE-1).',
      },
      NO_REACT,
    ]),
  },
  ...Object.entries(SERVER_LAYERS).map(([folder, below]) => serverLayer(folder, below)),
  { includes: ['**/*.test.ts', '**/*.test.tsx'], ...importsOf([UP]) },
];

const kebab = { level: 'error', options: { filenameCases: ['kebab-case'] } };

/** The whole of biome.json. */
export function biomeConfig() {
  return {
    $schema: './node_modules/@biomejs/biome/configuration_schema.json',
    vcs: { enabled: true, clientKind: 'git', useIgnoreFile: true },
    files: { includes: ['**', '!**/*.gen.ts', '!locales', '!package-lock.json'] },
    formatter: { indentStyle: 'space', indentWidth: 2, lineWidth: 120 },
    javascript: { formatter: { quoteStyle: 'single' } },
    linter: {
      rules: {
        preset: 'recommended',
        suspicious: {
          noExplicitAny: 'error',
          noImportCycles: 'error',
          noConsole: 'error',
          noSkippedTests: 'error',
          noTsIgnore: 'error',
        },
        correctness: { noPrivateImports: 'error', useImportExtensions: 'error' },
        performance: { noBarrelFile: 'error', noReExportAll: 'error' },
        a11y: { preset: 'recommended' },
        style: {
          noDefaultExport: 'error',
          noNonNullAssertion: 'error',
          noEnum: 'error',
          noNamespace: 'error',
          noParameterProperties: 'error',
          useImportType: 'error',
          useFilenamingConvention: kebab,
          noExcessiveLinesPerFile: { level: 'error', options: { maxLines: 250 } },
          noRestrictedImports: { level: 'error', options: { patterns: [UP] } },
        },
      },
    },
    overrides: [
      ...WALLS,
      {
        includes: ['src/**', 'sw/**'],
        linter: { rules: { style: { noRestrictedGlobals: { level: 'error', options: { deniedGlobals: GLOBALS } } } } },
      },
      ...OWNERS,
      {
        // The tools that read these look for a default export.
        includes: ['**/*.config.ts', '**/*.d.ts', '.ci/test/play-hand.ts'],
        linter: { rules: { style: { noDefaultExport: 'off' } } },
      },
      {
        // Lines of the specification: 'No Service Worker support!', what the analytics say where they cannot, and a place that was not found.
        includes: ['src/app/**', 'src/features/analytics/send-counted.ts', 'src/features/profile/parts/city-field.tsx'],
        linter: { rules: { suspicious: { noConsole: { level: 'error', options: { allow: ['info'] } } } } },
      },
      {
        // One contract, one file.
        includes: ['**/*.graphql'],
        linter: { rules: { style: { noExcessiveLinesPerFile: 'off' } } },
      },
      {
        // The router's own file names: $id, __root, dots for nesting.
        includes: ['src/routes/**'],
        linter: { rules: { style: { useFilenamingConvention: 'off' } } },
      },
      {
        // The page sets lang and dir itself, from what the learner chose.
        includes: ['src/index.html'],
        linter: { rules: { a11y: { useHtmlLang: 'off' } } },
      },
      {
        includes: ['**/*.test.ts', '**/*.test.tsx', 'tests/**', '.ci/**'],
        linter: {
          rules: {
            style: {
              noExcessiveLinesPerFile: { level: 'error', options: { maxLines: 300 } },
              noRestrictedGlobals: 'off',
            },
          },
        },
      },
      {
        // Playwright reads the names of fixtures from a pattern, which may be empty; journeys print what the page logged.
        includes: ['tests/**'],
        linter: { rules: { correctness: { noEmptyPattern: 'off' }, suspicious: { noConsole: 'off' } } },
      },
    ],
  };
}
