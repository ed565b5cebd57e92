import { describe, expect, it } from 'vitest';
import { nonEmpty } from '#tests/support/sources/non-empty.ts';
import { importsOf, isTest, type Source, sourcesOf } from '#tests/support/sources/sources.ts';
import { LAYERS } from '#tools/lint/walls.ts';

/**
 * Which feature may lean on which (ARCHITECTURE §4). `session` and `organisation` are for all. A new edge is a line here,
 * thought about; the graph must stay without cycles.
 */
const EDGES: Readonly<Record<string, readonly string[]>> = {
  achievements: ['certificates', 'learning-items'],
  analytics: [],
  appointments: ['certificates', 'learning-items', 'people', 'push'],
  attendance: ['appointments'],
  certificates: [],
  consent: [],
  errors: [],
  explore: ['learning-items', 'lists', 'search'],
  home: ['errors', 'explore', 'install', 'learning-items', 'lists'],
  install: [],
  landing: ['errors'],
  learning: ['learning-items'],
  'learning-items': ['errors'],
  lessons: [
    'errors',
    'learning',
    'learning-items',
    'player',
    'push',
    'questionnaires',
    'reflections',
    'saved',
    'units',
  ],
  lists: ['learning-items', 'sync'],
  notifications: ['push', 'sync'],
  onboarding: ['consent', 'profile-completion', 'terms'],
  organisation: [],
  packages: ['learning-items'],
  password: [],
  people: ['learning-items'],
  player: [],
  privacy: [],
  profile: ['drafts', 'profile-completion', 'sync'],
  'profile-completion': [],
  providers: ['explore', 'learning-items'],
  push: ['install'],
  questionnaires: ['drafts', 'learning', 'sync'],
  reflections: ['drafts', 'learning', 'sync'],
  register: [],
  saved: ['sync'],
  scorm: ['learning', 'player', 'sync', 'units'],
  search: ['learning-items'],
  session: [],
  settings: ['install', 'lessons', 'privacy', 'profile-completion', 'push', 'sync'],
  sync: [],
  terms: [],
  texts: [],
  units: ['appointments', 'certificates', 'drafts', 'learning', 'learning-items', 'lists', 'people', 'saved', 'sync'],
  design: [],
};
const FOR_ALL = ['session', 'organisation', 'analytics'];

const ALL = sourcesOf('src/**/*.ts', 'src/**/*.tsx', 'sw/**/*.ts', 'server/**/*.ts').filter(
  ({ path }) => !path.endsWith('.gen.ts') && !path.endsWith('.d.ts'),
);
const SOURCES = ALL.filter((source) => !isTest(source));
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
      'ARCHITECTURE §1 says who may import whom.',
    ).toEqual([]);
  });

  it('are all named in the table of walls', () => {
    const folders = new Set(SOURCES.map(({ path }) => folderOf(path)).filter((folder) => folder !== ''));
    expect([...folders].sort(), 'A new folder of src needs a line in .ci/lint/walls.ts: who may it import?').toEqual(
      [...Object.keys(LAYERS), 'app'].sort(),
    );
  });

  it('have worker and server import nothing of the page', () => {
    const allowed = {
      sw: /^(sw|src\/(offline|wire|campus))\/|^src\/app\/opens\.ts$/,
      server: /^(server|src\/campus)\//,
    };
    const broken = Object.entries(allowed).flatMap(([folder, may]) =>
      SOURCES.filter(({ path }) => path.startsWith(`${folder}/`)).flatMap((source) =>
        importsOf(source)
          .filter((target) => !may.test(target) && !/^server\/test-store/.test(source.path))
          .map((target) => `${source.path} → ${target}`),
      ),
    );
    expect(broken, 'The worker shares offline, wire and campus; the server shares campus.').toEqual([]);
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
