import { describe, expect, it } from 'vitest';
import { sourcesOf } from '#tests/support/sources/sources.ts';
import { docsIn, type Found, phrasesIn, wordsOfName } from '#tests/support/sources/terms.ts';
import type { Source } from '#tools/build/syntax.ts';

const THESE = ['tests/architecture/terms.test.ts', 'docs/glossary.md'];
/** Pictures and texts of the demo are about houses, doors and papers. */
const OF_THE_DEMO = /^server\/content\/(art|demo|h5p-types|scorm-kit)\//;

const isOurs = ({ path }: Source) => !THESE.includes(path) && !OF_THE_DEMO.test(path) && !/\.(gen|d)\.ts$/.test(path);
const SOURCES = sourcesOf('src/**/*.{ts,tsx}', 'sw/**/*.ts', 'server/**/*.ts', 'tests/**/*.{ts,tsx}', '.ci/**/*.ts');
const DOCS = sourcesOf('docs/**/*.md', '*.md');

/** Words of no profession, with what to write instead (docs/glossary.md): in names, comments, titles and docs. */
const NOWHERE: Readonly<Record<string, string>> = {
  door: 'http, auth, login and registration, or …-open-state',
  doors: 'routes, or login and registration',
  doorbell: 'Background Sync',
  house: 'tenant, organisation, partner, or architecture',
  houses: 'tenants, organisations or partners',
  wish: 'input, draft, entry, options or preference',
  wishes: 'inputs, entries, options or preferences',
  wished: 'wanted',
  trouble: 'failure',
  troubles: 'failures',
  bell: 'notifications button, or announcer',
  steadily: 'withReconnect',
  told: 'notified, called with, sent, shown or announced',
};

/** Words of everyday English that say nothing as a name. */
const NO_NAME: Readonly<Record<string, string>> = {
  said: 'message, announced, reported, or the name of the value',
  heard: 'received, or the name of the listener',
  papers: 'certificates',
  besides: 'the name of what stands there',
  'take-in': 'persist, create or import',
  'as-is': 'withoutUpgrade',
  words: 'messages (what is translated), text, or label',
  tell: 'notify, report, print, or onChange',
  hear: 'receive, or the name of the listener',
  shelf: 'store, list or catalogue',
  shelves: 'catalogue',
  'room-of': 'space, or placeholder',
  'make-room': 'freeSpace',
  'owner-db': 'AccountDb',
  'owner-key': 'accountKey',
};

/** Words of a language are words: of a glossary, of a search, in a text. */
const OF_A_LANGUAGE = [
  /^src\/campus\/(learning\/glossary-words|search\/)/,
  /^src\/features\/lessons\/(glossary-words|mark-glossary-words|lesson-screen|parts\/(lesson-component|lesson-text|notes-rail))/,
  /^tests\//,
];

/** Kept on devices and servers, sent between releases, or written in content files under these names, which never change. */
const STORED: readonly string[] = ['saidNotifications', 'is_said', 'papers', 'words'];
const STORED_IN =
  /^(server\/(content|messages|store)\/|src\/(campus\/player|player|features\/(scorm|lessons))\/|tests\/)/;
/** What the word stands for itself: a value that is stored or sent, and the house of a map. */
const QUOTED = /`trouble`|from a house that nobody/;

function terms({ place, text }: Found, path: string): [term: string, instead: string][] {
  const isName = place === 'name' || place === 'path';
  if (place === 'name' && STORED.includes(text) && (text !== 'words' || STORED_IN.test(path))) return [];
  const here = `-${wordsOfName(text.replaceAll(/'s\b/g, '')).join('-')}-`;
  const known = isName ? { ...NOWHERE, ...NO_NAME } : NOWHERE;
  return Object.entries(known).filter(
    ([term]) =>
      here.includes(`-${term}-`) &&
      !(term === 'words' && OF_A_LANGUAGE.some((paths) => paths.test(path))) &&
      !QUOTED.test(text),
  );
}

const mistakesIn = (source: Source, found: readonly Found[]) =>
  found.flatMap((each) =>
    terms(each, source.path).map(
      ([term, instead]) => `${source.path}, ${each.place} “${each.text}”: ${term} → ${instead}`,
    ),
  );

describe('a private word', () => {
  const probe = (text: string, path = 'src/probe.ts') => {
    const source = { path, text };
    return phrasesIn(source).flatMap((each) => terms(each, path).map(([term]) => `${each.place} ${term}`));
  };

  it.each([
    ['in the name of a file', '', 'src/app/front-door.ts', ['path door']],
    ['in the name of a folder', '', 'src/house/start.ts', ['path house']],
    ['in a binding', 'const TOLD_AT = 1;', undefined, ['name told']],
    ['in a binding of a pattern', 'const { at: [wish] } = given;', undefined, ['name wish']],
    ['in a function', 'function takeIn() {}', undefined, ['name take-in']],
    ['in a parameter', 'const go = (heard: string) => heard;', undefined, ['name heard']],
    ['in a type', 'type Trouble = { kind: string };', undefined, ['name trouble']],
    ['in a member of a type', 'interface Account { bell: number }', undefined, ['name bell']],
    ['in a member of an object', 'const texts = { words: [] };', undefined, ['name words']],
    ['in a comment', '// The doorbell rings.\nexport {};', undefined, ['comment doorbell']],
    ['in the title of a test', "it('opens the door', () => {});", undefined, ['title door']],
    ['in the title of a group', "describe('the house', () => {});", undefined, ['title house']],
    ['in the title of cases', "it.each([1])('%s is no trouble', () => {});", undefined, ['title trouble']],
    ['in the title of a journey', "test.describe('wishes', () => {});", undefined, ['title wishes']],
    ['nowhere: part of another word', 'const mistakeIn = outdoors(household);', undefined, []],
    ['nowhere: imported by its name', "import House from 'icons/house';", undefined, []],
  ])('is found %s', (_, text, path, found) => {
    expect(probe(text, path)).toEqual(found);
  });

  it('is found in the docs, and not in their code and links', () => {
    const text = 'The house rules.\n`house` and [rules](house.md)\n';
    const source = { path: 'docs/probe.md', text };
    expect(mistakesIn(source, docsIn(source))).toHaveLength(1);
  });

  it('is nowhere in paths, names, comments and titles', () => {
    expect(SOURCES.filter(isOurs).flatMap((source) => mistakesIn(source, phrasesIn(source)))).toEqual([]);
  });

  it('is nowhere in the docs', () => {
    expect(DOCS.filter(isOurs).flatMap((source) => mistakesIn(source, docsIn(source)))).toEqual([]);
  });
});
