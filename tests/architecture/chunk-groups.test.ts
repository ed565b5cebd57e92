import { globSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { nonEmpty } from '#tests/support/sources/non-empty.ts';
import { branchesOf } from '#tests/support/sources/regex-branches.ts';
import { sourcesOf } from '#tests/support/sources/sources.ts';
import { chunkGroups } from '#tools/build/chunk-groups.ts';

/** Modules that the bundler makes. */
const MADE = ['rolldown/runtime', 'vite/preload-helper'];

/** What the layers are asked about: sources, the split parts of routes, packages. */
const MODULES = [
  ...MADE,
  ...sourcesOf('src/**/*.{ts,tsx}').map(({ path }) => path),
  ...sourcesOf('src/routes/**/*.tsx').map(({ path }) => `${path}?tsr-split=component`),
  ...globSync([
    'node_modules/{*,@*/*}/package.json',
    'node_modules/lucide-react/dist/esm/{*,shared/**/*,icons/*}.mjs',
    'node_modules/date-fns/{format,locale/{_lib,en-*}/**/*}.js',
    'node_modules/@tanstack/react-router/dist/esm/*.js',
  ]),
];

describe('the branches of a pattern', () => {
  it.each([
    ['a', ['a']],
    ['a|b', ['a', 'b']],
    [
      String.raw`x/(a|b(?:c|d))\.ts`,
      [String.raw`x/(?:a)\.ts`, String.raw`x/(?:b(?:c))\.ts`, String.raw`x/(?:b(?:d))\.ts`],
    ],
    [String.raw`(?!a|b)[(|]\(c`, [String.raw`(?!a|b)[(|]\(c`]],
    ['(a|b)(c|d)', ['(?:a)(c|d)', '(?:b)(c|d)', '(a|b)(?:c)', '(a|b)(?:d)']],
  ])('%s', (pattern, branches) => {
    expect(branchesOf(pattern)).toEqual(branches);
  });
});

describe('a layer of the build', () => {
  const branches = nonEmpty(chunkGroups, 'layer').flatMap(({ name, test }) =>
    branchesOf(test.source).map((branch): [string, string] => [name, branch]),
  );

  it.each(nonEmpty(branches, 'branch'))('%s finds a module by %s', (_, branch) => {
    expect(
      MODULES.some((path) => new RegExp(branch).test(path)),
      'It moved or went: name where it is now.',
    ).toBe(true);
  });
});
