import { readFileSync } from 'node:fs';
import { createMemoryHistory, createRouter } from '@tanstack/react-router';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { RouteContext } from '#features/session/route-context.ts';
import { routeTree } from '#route-tree.gen.ts';
import { nonEmpty } from '#tests/support/sources/non-empty.ts';

/** What a search engine may read: pages that say the same to everybody, and no person's own. */
const CRAWLED = [
  ...['/', '/login', '/register', '/privacy-policy', '/accessibility', '/terms'],
  ...['/partner', '/partner/x', '/partner/x/login', '/partner/x/register'],
  ...['/explore', '/category/x', '/content-providers', '/content-provider/x', '/course/x', '/program/x'],
];
/** What those pages are drawn with. */
const PARTS = [
  ...['/assets/index-a1b2.js', '/locales/en/shell.json', '/media/picture.svg', '/icons/icon-192.png'],
  ...['/organisation.json', '/manifest.webmanifest', '/graphql'],
];

const lines = readFileSync('public/robots.txt', 'utf8').split('\n');
const RULE = /^Disallow: (\/[\w/*-]*)$/;
const rules = nonEmpty(
  lines.flatMap((line) => RULE.exec(line)?.[1] ?? []),
  'rule',
);
/** As RFC 9309 reads a rule: from the beginning of the path, `*` is anything. */
const isCrawled = (path: string): boolean =>
  !rules.some((rule) => new RegExp(`^${rule.replaceAll('*', '.*')}`).test(path));

/** An address of each screen; one that may be asked for without its last part, both ways. */
function screens(): string[] {
  const context = v.parse(
    v.custom<RouteContext>(() => true),
    {},
  );
  const router = createRouter({ routeTree, context, history: createMemoryHistory() });
  const leaves = Object.entries(router.routesById).filter(
    ([id]) => !/^(__root__|\/_(campus|link|open|visitor))$/.test(id),
  );
  const paths = leaves.flatMap(([, { fullPath }]) => {
    const path = fullPath.replace(/(.)\/$/, '$1');
    return [path.replace(/\/\{-\$\w+\}/, ''), path.replace(/\{-(\$\w+)\}/, '$1')];
  });
  return [...new Set(paths.map((path) => path.replace(/\$\w+/g, 'x')))];
}

describe('robots.txt', () => {
  it('has nothing but comments and rules for all', () => {
    expect(lines.filter((line) => line !== '' && !line.startsWith('#') && !RULE.test(line))).toEqual(['User-agent: *']);
  });

  it('opens what a visitor may read, and no other screen', () => {
    expect(
      screens().filter(isCrawled).sort(),
      'A new screen: add a rule to public/robots.txt, or its path to CRAWLED where everybody may find it.',
    ).toEqual([...CRAWLED].sort());
  });

  it.each(PARTS)('leaves %s open, of which those pages are made', (path) => {
    expect(isCrawled(path)).toBe(true);
  });

  it.each(['/api/logout/1-amal', '/backend/saml/login', '/dev/mail'])('closes %s', (path) => {
    expect(isCrawled(path)).toBe(false);
  });
});
