/**
 * The walls of the house (ARCHITECTURE §1, §2) as Biome's overrides. An override replaces a rule's options whole, so the
 * table is generated: `npm run walls` writes biome.json from here, and a house test compares them.
 */

/** Folder of src → the other folders of src it may import. Arrows point down, never up. */
export const LAYERS: Readonly<Record<string, readonly string[]>> = {
  campus: [],
  wire: ['campus'],
  offline: ['campus', 'wire'],
  cache: ['campus', 'wire', 'offline'],
  i18n: ['campus', 'wire'],
  device: ['campus', 'wire', 'offline'],
  ui: ['i18n', 'campus'],
  // Runs on the content host, beside code of others: nothing of the app is in it.
  player: ['campus'],
  features: ['campus', 'wire', 'offline', 'cache', 'i18n', 'device', 'ui'],
  routes: ['features', 'cache', 'ui', 'campus'],
};

type Pattern = { group: string[]; message: string };

const UP: Pattern = {
  group: ['../**', '..'],
  message: 'Write `#folder/file.ts` instead of going up: paths then survive a move (ARCHITECTURE §2, Alias).',
};
const PRIVATE: Pattern = {
  group: ['#features/*/*/**'],
  message:
    'A sub-folder of a feature is private to it. Move what you need to the feature’s root, or import `./parts/…` from inside (ARCHITECTURE §2).',
};
const NO_TESTS: Pattern = {
  group: ['#tests/**', '#tools/**', '#server/**'],
  message: 'What runs on a learner’s device imports neither tests nor tools nor the server (ARCHITECTURE §1).',
};
const NO_REACT: Pattern = {
  group: ['react', 'react/**', 'react-dom', 'react-dom/**', '@tanstack/**', '@lingui/**'],
  message:
    'This folder also runs where there is no page (worker, server): no React, no Query, no words (ARCHITECTURE §1).',
};
const RAW: Pattern = {
  group: ['dexie', 'graphql-request', 'graphql-ws'],
  message: 'The database belongs to src/offline, the network to src/wire: use what they offer (ARCHITECTURE §1).',
};

/** Global → why not here. */
const GLOBALS: Readonly<Record<string, string>> = {
  fetch: 'Talking to the campus is src/wire’s alone: use a read, an offline mutation or a function of src/wire.',
  WebSocket: 'Talking to the campus is src/wire’s alone.',
  localStorage: 'Storage keys belong to src/device: use `localStore` of #device/storage/page-storage.ts.',
  sessionStorage: 'Storage keys belong to src/device: use `sessionStore` of #device/storage/page-storage.ts.',
  indexedDB: 'The databases belong to src/offline.',
  BroadcastChannel: 'The channel belongs to src/offline: use `announce` and `listen` of #offline/channel.ts.',
  caches: 'Cache Storage belongs to src/device and sw: use `keepFiles` of #device/storage/keep-files.ts.',
  navigator: 'The browser as a machine is src/device’s; “online” is what the campus’s answers say (`useOnline`).',
};

/** Folder → globals that it owns. */
const OWNED: Readonly<Record<string, readonly string[]>> = {
  'src/wire': ['fetch', 'WebSocket'],
  'src/offline': ['indexedDB', 'BroadcastChannel', 'navigator'],
  'src/device': ['localStorage', 'sessionStorage', 'caches', 'navigator'],
  'src/app': ['fetch', 'navigator'],
  // On its own host, where the network, the worker and the storage are the host's.
  'src/player': ['fetch', 'navigator', 'localStorage', 'indexedDB'],
  sw: ['fetch', 'caches', 'navigator'],
};

const ADVICE: Readonly<Record<string, string>> = {
  campus: 'src/campus is the domain: no other folder of src. Pass what it needs as an argument.',
  routes: 'A route only names parameters, guard, loader and screen. Put the rest into a feature.',
};

const importsOf = (patterns: Pattern[]) => ({
  linter: { rules: { style: { noRestrictedImports: { level: 'error', options: { patterns } } } } },
});

function layer(folder: string, below: readonly string[]) {
  const allowed = [folder, ...below];
  const message =
    ADVICE[folder] ??
    `src/${folder} may import ${below.map((each) => `#${each}`).join(', ') || 'nothing of ours'}: arrows point down (ARCHITECTURE §1).`;
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

const WALLS = [
  { includes: ['src/app/**', 'src/*.tsx'], ...importsOf([UP, PRIVATE, NO_TESTS]) },
  ...Object.entries(LAYERS).map(([folder, below]) => layer(folder, below)),
  {
    includes: ['sw/**'],
    ...importsOf([
      UP,
      {
        // In waiting it is asked whether it opens what is on the device: by the page's own rules (issue 3, Versions).
        group: ['#*/**', '!#offline/**', '!#wire/**', '!#campus/**', '!#reads/opens.ts'],
        message: 'The worker may import #offline, #wire and #campus, and listens: what it does is a function there.',
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
        message: 'The server may import #campus and #server only (ARCHITECTURE §1).',
      },
      NO_REACT,
    ]),
  },
  { includes: ['**/*.test.ts', '**/*.test.tsx'], ...importsOf([UP]) },
];

const OWNERS = Object.entries(OWNED).map(([folder, names]) => ({
  includes: [`${folder}/**`],
  linter: {
    rules: {
      style: {
        noRestrictedGlobals: {
          level: 'error',
          options: {
            deniedGlobals: Object.fromEntries(Object.entries(GLOBALS).filter(([name]) => !names.includes(name))),
          },
        },
      },
    },
  },
}));

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
        complexity: {
          noExcessiveLinesPerFunction: { level: 'error', options: { maxLines: 40, skipBlankLines: true } },
        },
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
        includes: ['**/*.config.ts', '**/*.d.ts'],
        linter: { rules: { style: { noDefaultExport: 'off' }, complexity: { noExcessiveLinesPerFunction: 'off' } } },
      },
      {
        // The composition root wires many parts in one closure each.
        includes: ['src/app/**'],
        linter: {
          rules: {
            complexity: {
              noExcessiveLinesPerFunction: { level: 'error', options: { maxLines: 70, skipBlankLines: true } },
            },
            // 'No Service Worker support!' is a line of the specification (B8).
            suspicious: { noConsole: { level: 'error', options: { allow: ['info'] } } },
          },
        },
      },
      {
        // One contract, one file.
        includes: ['**/*.graphql'],
        linter: { rules: { style: { noExcessiveLinesPerFile: 'off' } } },
      },
      {
        // The router's own file names: $id, __root, dots for nesting (ARCHITECTURE §12, Routes).
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
            complexity: { noExcessiveLinesPerFunction: 'off' },
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
