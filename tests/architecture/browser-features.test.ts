import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { nonEmpty } from '#tests/support/sources/non-empty.ts';
import { isTest, sourcesOf } from '#tests/support/sources/sources.ts';
import type { Source } from '#tools/build/syntax.ts';

const TABLE = 'docs/browser-features.md';
const SOURCES = sourcesOf('src/**/*.{ts,tsx}', 'sw/**/*.ts').filter(
  (source) => !isTest(source) && !source.path.endsWith('.gen.ts'),
);

type Row = { features: string[]; files: string[]; tests: string[] };

const quoted = (cell = ''): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text);
const rows: Row[] = nonEmpty(
  readFileSync(TABLE, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|').slice(1, -1))
    .map((cells) => ({ features: quoted(cells[0]), files: quoted(cells[1]), tests: quoted(cells.at(-1)) })),
  'row of the table',
);

/** What a feature is looked for in: objects of the browser, and names that variables of them have here. */
const PLACE = String.raw`(?:navigator(?:\.storage)?|globalThis|window|self|document|crypto|CSS|indexedDB|registration|element|event|visit|speech|[A-Z]\w+(?:\.prototype)?)`;
const ASKED: readonly RegExp[] = [
  new RegExp(String.raw`'(\w+)' in ${PLACE}(?![\w.])`, 'g'),
  /Reflect\.get\((?:globalThis|navigator|window|self|document|Document|entry), '(\w+)'\)/g,
  new RegExp(String.raw`\b${PLACE}\??\.(\w+)\?\.`, 'g'),
  /\b(?:Intl\.\w+|CSS)\.(support\w+)\(/g,
  /typeof ([A-Z]\w+) [!=]== 'undefined'/g,
];

/** What looks like it and asks nothing of a browser, each with the reason. */
const NO_FEATURES: Readonly<Record<string, string>> = {
  'src/ui/text/platform-sanitiser.ts Document': 'Tests run it where there is no page.',
  'src/device/privacy/drop-cookies.ts location': 'Tests run it where there is no page.',
  'src/app/snapshot/build-nodes.ts style': 'An element of HTML and not another node.',
  'src/offline/fault.ts __fault': 'A hook of tests, which no build has.',
  'src/player/h5p/h5p.ts H5PIntegration': 'A global of the library that plays H5P.',
  'src/features/attendance/parts/date-dialog.tsx current': 'A ref of React.',
};

const askedIn = ({ path, text }: Source): string[] => [
  ...new Set(ASKED.flatMap((pattern) => [...text.matchAll(pattern)].map(([, name = '']) => `${path} ${name}`))),
];

/** Younger than the oldest browsers of `.ci/build/target.ts`, in which a call without a test throws. */
const YOUNGER: readonly RegExp[] = [
  /\bAbortSignal\.(any)\(/,
  /\bURL\.(canParse|parse)\(/,
  /\bPromise\.(withResolvers|try)\(/,
  /\b(?:Object|Map)\.(groupBy)\(/,
  /\bArray\.(fromAsync)\(/,
  /\bRegExp\.(escape)\(/,
  /\bUint8Array\.(fromBase64|fromHex)\(/,
  /\bIterator\.(from)\(/,
  /\bIntl\.(Segmenter)\(/,
  /\.(checkVisibility|moveBefore|startViewTransition|requestClose|toBase64|isSubsetOf)\(/,
];

describe('a test of a browser feature', () => {
  it('has a row in the table', () => {
    const asked = SOURCES.flatMap(askedIn).filter((each) => !(each in NO_FEATURES));
    const known = new Set(
      rows.flatMap(({ features, files }) => files.flatMap((file) => features.map((name) => `${file} ${name}`))),
    );
    expect(nonEmpty(asked, 'feature').filter((each) => !known.has(each))).toEqual([]);
  });

  it('is in the sources where the table says so', () => {
    const asked = new Set(SOURCES.flatMap(askedIn));
    const lost = rows.flatMap(({ features, files }) =>
      files.filter((file) => !features.some((name) => asked.has(`${file} ${name}`))),
    );
    expect(lost).toEqual([]);
    expect(Object.keys(NO_FEATURES).filter((each) => !asked.has(each))).toEqual([]);
  });

  it('is played by a test that takes the feature away', () => {
    const unplayed = rows.flatMap(({ features, tests }) =>
      features.filter(
        (name) =>
          !tests.some((file) => existsSync(file) && new RegExp(`\\b${name}\\b`).test(readFileSync(file, 'utf8'))),
      ),
    );
    expect(unplayed, 'Name a test that takes it away.').toEqual([]);
    expect(rows.flatMap(({ tests }) => tests).filter((file) => !existsSync(file))).toEqual([]);
  });

  it.each([
    ["if ('locks' in navigator) return;", ['locks']],
    ["'popover' in HTMLElement.prototype", ['popover']],
    ["'any' in AbortSignal", ['any']],
    ["'estimate' in navigator.storage", ['estimate']],
    ["Reflect.get(navigator, 'connection')", ['connection']],
    ['await event.addRoutes?.(rules)', ['addRoutes']],
    ['await registration?.getNotifications?.()', ['getNotifications']],
    ['Intl.PluralRules.supportedLocalesOf(code)', ['supportedLocalesOf']],
    ["'courseType' in item", []],
    ['parts.onReach?.(true)', []],
  ])('is found: %s', (text, names) => {
    expect(askedIn({ path: 'src/probe.ts', text })).toEqual(names.map((name) => `src/probe.ts ${name}`));
  });
});

it('what the oldest browsers do not have is called only where it is tested for', () => {
  const untested = SOURCES.flatMap((source) =>
    YOUNGER.flatMap((pattern) => [...source.text.matchAll(new RegExp(pattern, 'g'))])
      .map(([, name = '']) => `${source.path} ${name}`)
      .filter((call) => !askedIn(source).includes(call)),
  );
  expect(untested).toEqual([]);
});
