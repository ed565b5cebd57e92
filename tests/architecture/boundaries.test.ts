import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { nonEmpty } from '#tests/support/sources/non-empty.ts';
import { isTest, sourcesOf } from '#tests/support/sources/sources.ts';
import { importsOf, type Source } from '#tools/build/syntax.ts';
import { LAYERS, SERVER_LAYERS } from '#tools/lint/layers.ts';

/**
 * Which feature may lean on which (CODE-3). `organisation` and `analytics` are for all. A new edge is a line here, thought
 * about; the graph must stay without cycles.
 */
const EDGES: Readonly<Record<string, readonly string[]>> = {
  achievements: ['certificates', 'learning-items', 'session'],
  analytics: [],
  appointments: ['auth-screens', 'calls', 'certificates', 'learning-items', 'people', 'push', 'session'],
  attendance: ['appointments', 'calls', 'drafts', 'session'],
  'auth-screens': ['calls', 'session'],
  boards: ['calls', 'drafts', 'people', 'session', 'sync'],
  calls: [],
  certificates: ['calls', 'session'],
  attachments: ['calls', 'learning-items', 'session', 'uploads'],
  community: ['calls', 'doc-check', 'onboarding', 'people', 'session'],
  consent: ['calls', 'session'],
  design: [],
  'doc-check': ['calls', 'session', 'uploads'],
  'document-review': ['calls', 'drafts', 'session'],
  drafts: ['session'],
  enrolment: ['calls', 'certificates', 'session'],
  errors: ['calls', 'session'],
  explore: ['calls', 'learning-items', 'lists', 'search', 'session'],
  frames: ['calls'],
  home: ['doc-check', 'errors', 'explore', 'install', 'learning-items', 'lists', 'notifications', 'session', 'surveys'],
  install: [],
  landing: ['errors', 'session'],
  'language-school': ['offers', 'session'],
  learning: ['learning-items'],
  'learning-map': ['explore', 'learning-items', 'session'],
  'learning-items': ['calls', 'errors', 'session'],
  lessons: [
    'calls',
    'errors',
    'frames',
    'learning',
    'learning-items',
    'player',
    'push',
    'questionnaires',
    'reflections',
    'saved',
    'session',
    'units',
  ],
  lists: ['learning-items', 'session', 'sync'],
  mentoring: ['session', 'texts'],
  notifications: ['calls', 'push', 'session', 'sync'],
  offers: ['calls', 'session'],
  onboarding: ['auth-screens', 'calls', 'consent', 'profile-completion', 'session', 'terms'],
  organisation: [],
  packages: ['calls', 'learning-items', 'session'],
  partner: ['explore', 'onboarding', 'session'],
  password: ['auth-screens', 'calls', 'session'],
  people: ['calls', 'learning-items', 'session'],
  pictures: ['calls'],
  player: [],
  privacy: [],
  profile: ['calls', 'doc-check', 'drafts', 'pictures', 'profile-completion', 'session', 'sync'],
  'profile-completion': ['calls', 'session'],
  providers: ['explore', 'learning-items', 'session'],
  push: ['calls', 'install', 'session'],
  questionnaires: ['drafts', 'learning', 'session', 'sync'],
  reflections: ['drafts', 'learning', 'session', 'sync'],
  register: ['auth-screens', 'calls', 'session'],
  saved: ['calls', 'sync'],
  scorm: ['calls', 'learning', 'player', 'session', 'sync', 'units'],
  search: ['calls', 'learning-items'],
  session: [],
  settings: [
    'auth-screens',
    'calls',
    'install',
    'lessons',
    'privacy',
    'profile-completion',
    'push',
    'session',
    'sync',
    'wallet',
  ],
  surveys: ['learning', 'questionnaires', 'session', 'sync'],
  sync: ['calls'],
  terms: ['calls', 'session'],
  texts: ['session'],
  uploads: ['calls', 'session'],
  units: [
    'appointments',
    'attachments',
    'boards',
    'calls',
    'certificates',
    'drafts',
    'learning',
    'learning-items',
    'lists',
    'people',
    'saved',
    'session',
    'sync',
    'user-content',
  ],
  'user-content': ['calls', 'drafts', 'frames', 'learning-items', 'lists', 'pictures', 'session', 'sync'],
  wallet: ['calls', 'session'],
};
/** Files of one folder, those of its sub-folders left out. */
const FOLDER_MOST = 40;

const FOR_ALL = ['organisation', 'analytics'];

const ALL = sourcesOf('src/**/*.ts', 'src/**/*.tsx', 'sw/**/*.ts', 'server/**/*.ts').filter(
  ({ path }) => !path.endsWith('.gen.ts') && !path.endsWith('.d.ts'),
);
const SOURCES = ALL.filter((source) => !isTest(source));
const serverFolderOf = (path: string): string | undefined => /^server\/([^/]+)\//.exec(path)?.[1];
const folderOf = (path: string): string => /^src\/([^/]+)\//.exec(path)?.[1] ?? '';
const featureOf = (path: string): string | undefined => /^src\/features\/([^/]+)\//.exec(path)?.[1];

function edges(sources: readonly Source[], of: (path: string) => string | undefined): [string, string, string][] {
  return sources.flatMap((source) => {
    const from = of(source.path);
    if (from === undefined) return [];
    return importsOf(source).flatMap((target): [string, string, string][] => {
      const to = of(target);
      return to === undefined || to === from ? [] : [[from, to, `${source.path} → ${target}`]];
    });
  });
}

describe('features', () => {
  const found = nonEmpty(edges(SOURCES, featureOf), 'edge between features');

  it('lean on each other only where a line of this test says so', () => {
    const unwanted = found.filter(([from, to]) => !FOR_ALL.includes(to) && !EDGES[from]?.includes(to));
    expect(
      unwanted.map(([, , where]) => where),
      'A new edge between features: turn the dependency around, move the shared piece down, or add the edge to EDGES.',
    ).toEqual([]);
  });

  it('have no edge in the list that nothing uses', () => {
    const used = new Set(found.map(([from, to]) => `${from} → ${to}`));
    const listed = Object.entries(EDGES).flatMap(([from, tos]) => tos.map((to) => `${from} → ${to}`));
    expect(
      listed.filter((edge) => !used.has(edge)),
      'Take these edges out of EDGES.',
    ).toEqual([]);
  });

  it('make no circle', () => {
    const below = new Map<string, Set<string>>();
    for (const [from, to] of found) below.set(from, (below.get(from) ?? new Set()).add(to));
    const reaches = (from: string, goal: string, seen = new Set<string>()): boolean =>
      [...(below.get(from) ?? [])].some(
        (next) => next === goal || (!seen.has(next) && reaches(next, goal, seen.add(next))),
      );
    expect(
      [...below.keys()].filter((feature) => reaches(feature, feature)),
      'These features lean on themselves in a circle: move what both need into a feature below.',
    ).toEqual([]);
  });

  it('keep their sub-folders to themselves', () => {
    const broken = SOURCES.flatMap((source) =>
      importsOf(source)
        .filter((target) => /^src\/features\/[^/]+\/.+\//.test(target) && featureOf(target) !== featureOf(source.path))
        .map((target) => `${source.path} → ${target}`),
    );
    expect(broken, 'A sub-folder of a feature is private: move what is shared to the feature’s root.').toEqual([]);
  });
});

describe('layers', () => {
  it('have arrows that point down only', () => {
    const broken = edges(SOURCES, (path) => (path.startsWith('src/') ? folderOf(path) : undefined)).filter(
      ([from, to]) => from in LAYERS && to !== '' && !LAYERS[from]?.includes(to),
    );
    expect(
      broken.map(([, , where]) => where),
      'CODE-1 says who may import whom.',
    ).toEqual([]);
  });

  it('are all named in the table of walls', () => {
    const folders = new Set(SOURCES.map(({ path }) => folderOf(path)).filter((folder) => folder !== ''));
    expect([...folders].sort(), 'A new folder of src needs a line in .ci/lint/layers.ts: who may it import?').toEqual(
      [...Object.keys(LAYERS), 'app'].sort(),
    );
  });

  it('of the server have arrows that point down only', () => {
    const broken = nonEmpty(edges(SOURCES, serverFolderOf), 'edge between folders of the server').filter(
      ([from, to]) => !SERVER_LAYERS[from]?.includes(to),
    );
    expect(
      broken.map(([, , where]) => where),
      'SERVER_LAYERS in .ci/lint/layers.ts says who may import whom: move the file to where it belongs.',
    ).toEqual([]);
  });

  it('of the server are all named in the table', () => {
    const folders = new Set(SOURCES.flatMap(({ path }) => serverFolderOf(path) ?? []));
    expect([...folders].sort(), 'A new folder of server needs a line in .ci/lint/layers.ts.').toEqual(
      Object.keys(SERVER_LAYERS).sort(),
    );
  });

  it.each(Object.entries({ LAYERS, SERVER_LAYERS }))('of %s make no circle', (_, table) => {
    const names = Object.keys(table);
    const upwards = Object.entries(table).flatMap(([folder, below]) =>
      below.filter((each) => names.indexOf(each) > names.indexOf(folder)).map((each) => `${folder} → ${each}`),
    );
    expect(upwards, 'A folder may import only such as stand above it in the table.').toEqual([]);
  });

  it('have no arrow of the server in the table that nothing uses', () => {
    const used = new Set(edges(SOURCES, serverFolderOf).map(([from, to]) => `${from} → ${to}`));
    const listed = Object.entries(SERVER_LAYERS).flatMap(([from, tos]) => tos.map((to) => `${from} → ${to}`));
    expect(
      listed.filter((edge) => !used.has(edge)),
      'Take these arrows out of SERVER_LAYERS.',
    ).toEqual([]);
  });

  it('have worker and server import nothing of the page', () => {
    const allowed = {
      sw: /^(sw|src\/(offline|wire|campus|reads))\/|^src\/features\/[^/]+\/wire\.ts$/,
      server: /^(server|src\/campus)\//,
    };
    const broken = Object.entries(allowed).flatMap(([folder, may]) =>
      SOURCES.filter(({ path }) => path.startsWith(`${folder}/`)).flatMap((source) =>
        importsOf(source)
          .filter((target) => !may.test(target) && !/^server\/test-store/.test(source.path))
          .map((target) => `${source.path} → ${target}`),
      ),
    );
    expect(
      broken,
      'The worker shares offline, wire, campus, reads and the wire.ts of a feature; the server shares campus.',
    ).toEqual([]);
  });

  it('are not imported around by tests’ support: nothing that ships imports tests or tools', () => {
    const broken = SOURCES.filter(({ path }) => path !== 'server/test-store.ts').flatMap((source) =>
      importsOf(source)
        .filter((target) => /^(tests|\.ci)\//.test(target))
        .map((target) => `${source.path} → ${target}`),
    );
    expect(broken).toEqual([]);
  });
});

describe('folders', () => {
  it('hold so few files that one can look over them', () => {
    const files = ['src', 'sw', 'server', 'tests', '.ci'].flatMap((folder) =>
      sourcesOf(`${folder}/**/*.{ts,tsx,mjs}`).map(({ path }) => path),
    );
    const counts = new Map<string, number>();
    for (const folder of files.map(dirname)) counts.set(folder, (counts.get(folder) ?? 0) + 1);
    expect(
      [...counts].filter(([, count]) => count > FOLDER_MOST),
      `More than ${FOLDER_MOST} files: divide the folder by what they are about.`,
    ).toEqual([]);
  });
});

describe('files', () => {
  it('import by `#folder/…` or `./…`, never upwards', () => {
    const up = ALL.filter(({ text }) => /(?:from|import\()\s*'\.\.\//.test(text)).map(({ path }) => path);
    expect(up, 'Write #folder/file.ts instead of ../').toEqual([]);
  });

  it('are no barrels', () => {
    const barrels = SOURCES.filter(({ path, text }) =>
      /(^|\/)index\.tsx?$/.test(path) && !path.startsWith('src/routes/')
        ? true
        : /^export (\*|\{[^}]*\}) from/m.test(text) &&
          !/^(const|function|class|export (const|function|class|type|default))/m.test(text),
    );
    expect(
      barrels.map(({ path }) => path),
      'Import from the file that has it: a file that only re-exports hides where things live.',
    ).toEqual([]);
  });

  it('stand in folders named after nouns', () => {
    const kinds = /(^|\/)(utils?|helpers?|hooks|types|common|services?|shared|lib)(\/|\.tsx?$)/;
    expect(
      SOURCES.map(({ path }) => path).filter((path) => kinds.test(path) && path !== 'src/cache/services.ts'),
      'A folder named after a kind has no rule for when to stop growing: name the noun.',
    ).toEqual([]);
  });
});
