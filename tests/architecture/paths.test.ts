import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { nonEmpty } from '#tests/support/sources/non-empty.ts';
import { commentsOf, sourcesOf } from '#tests/support/sources/sources.ts';

const CODE = sourcesOf('src/**/*.{ts,tsx}', 'sw/**/*.ts', 'server/**/*.ts', 'tests/**/*.{ts,tsx}', '.ci/**/*.ts');
const PAGES = sourcesOf('*.md', 'docs/**/*.md');
/** A record of the past names files of its day. */
const CURRENT = PAGES.filter(({ path }) => !path.startsWith('docs/history/'));
const NAMES = new Set(CODE.map(({ path }) => basename(path)));

/** A file by its way from the root of the repository; one with a `*` or `{…}` in it is a pattern. */
const PATH = /(?<![\w/.*{}-])(?:src|sw|server|tests|\.ci|docs|locales|public)\/[\w./@$-]*\.[a-z]{2,8}\b/g;
/** A file by its name alone, as `offline.md` says `drain.test.ts`. */
const NAME = /`([a-z0-9-]+(?:\.[a-z0-9-]+)*\.tsx?)`/g;
const LINK = /\]\((?!https?:|mailto:|#)([^)#\s]+)(?:#[^)]*)?\)/g;

const pathsIn = (text: string): string[] => text.match(PATH) ?? [];

describe('a file that is named', () => {
  it('by a page is there', () => {
    const paths = CURRENT.flatMap(({ path, text }) => pathsIn(text).map((named) => ({ path, named })));
    const lost = nonEmpty(paths, 'path in a page').filter(({ named }) => !existsSync(named));
    expect(lost, 'It moved or went: say where it is now.').toEqual([]);
  });

  it('by a page without its folder is there', () => {
    const names = CURRENT.flatMap(({ path, text }) =>
      [...text.matchAll(NAME)].map(([, named = '']) => ({ path, named })),
    );
    expect(nonEmpty(names, 'name in a page').filter(({ named }) => !NAMES.has(named) && !existsSync(named))).toEqual(
      [],
    );
  });

  it('by a link of a page is there', () => {
    const links = PAGES.flatMap(({ path, text }) => [...text.matchAll(LINK)].map(([, to = '']) => ({ path, to })));
    expect(nonEmpty(links, 'link').filter(({ path, to }) => !existsSync(join(dirname(path), to)))).toEqual([]);
  });

  it('by a comment is there', () => {
    const paths = CODE.flatMap((source) =>
      commentsOf(source).flatMap((text) => pathsIn(text).map((named) => ({ path: source.path, named }))),
    );
    const lost = nonEmpty(paths, 'path in a comment').filter(({ named }) => !existsSync(named));
    expect(lost, 'It moved or went: say where it is now.').toEqual([]);
  });
});
