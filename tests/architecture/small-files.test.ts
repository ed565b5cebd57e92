import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { nonEmpty } from '#tests/support/sources/non-empty.ts';
import { isTest, sourcesOf } from '#tests/support/sources/sources.ts';
import { importsOf, type Source } from '#tools/build/syntax.ts';

/** A file that only its neighbour needs has to be longer than this, else it is a detour for whoever reads the neighbour. */
const SMALL = 20;

/** What is a file of its own for another reason than its length. */
const KINDS: readonly [pattern: RegExp, reason: string][] = [
  [/\.css\.ts$/, 'styles are made into CSS when the app is built, which components are not'],
  [/^src\/routes\//, 'the router finds routes by their files'],
  [
    /^server\/store\/schema\/[a-z0-9-]+-(tables|migration)\.ts$/,
    'each migration is a step of its own, each noun has its tables',
  ],
  [/-messages\.ts$/, 'a table of texts by language, which translators look for'],
];

const SOURCES = sourcesOf('src/**/*.{ts,tsx}', 'sw/**/*.ts', 'server/**/*.ts', 'tests/**/*.{ts,tsx}', '.ci/**/*.ts');

const lengthOf = ({ text }: Source): number => text.trimEnd().split('\n').length;

function importersOf(sources: readonly Source[]): ReadonlyMap<string, readonly Source[]> {
  const importers = new Map<string, Source[]>();
  for (const source of sources)
    for (const path of new Set(importsOf(source))) importers.set(path, [...(importers.get(path) ?? []), source]);
  return importers;
}

/** Small files with one importer, in the same folder, that loads them with itself and is no test of them. */
function detours(sources: readonly Source[]): string[] {
  const importers = importersOf(sources);
  return sources
    .filter((source) => lengthOf(source) <= SMALL && !KINDS.some(([pattern]) => pattern.test(source.path)))
    .flatMap(({ path }) => {
      const [only, ...others] = importers.get(path) ?? [];
      if (only === undefined || others.length > 0 || isTest(only) || dirname(only.path) !== dirname(path)) return [];
      // Loaded later, it is a file of its own in the browser too.
      const isLoadedLater = only.text.includes(`import('./${path.slice(dirname(path).length + 1)}')`);
      return isLoadedLater ? [] : [`${path} → ${only.path}`];
    });
}

describe('a file of twenty lines with one importer beside it', () => {
  const small = { path: 'src/a/small.ts', text: 'export const one = 1;\n' };
  const importing = (path: string, text = "import { one } from './small.ts';\n") => ({ path, text });

  it.each([
    ['is found', [importing('src/a/big.ts')], ['src/a/small.ts → src/a/big.ts']],
    ['is none where two need it', [importing('src/a/big.ts'), importing('src/a/other.ts')], []],
    ['is none where a test speaks to it', [importing('src/a/big.ts'), importing('src/a/small.test.ts')], []],
    ['is none across folders', [importing('src/b/big.ts', "import { one } from '#a/small.ts';\n")], []],
    ['is none where it is loaded later', [importing('src/a/big.ts', "const load = () => import('./small.ts');\n")], []],
  ])('%s', (_, others, found) => {
    expect(detours([small, ...others])).toEqual(found);
  });

  it('is folded into its importer', () => {
    expect(detours(SOURCES)).toEqual([]);
  });

  it.each(KINDS)('%s is an exception that is needed', (pattern) => {
    expect(
      nonEmpty(
        SOURCES.filter(({ path }) => pattern.test(path)),
        `file like ${pattern}`,
      ),
    ).not.toEqual([]);
  });
});
