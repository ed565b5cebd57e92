import { describe, expect, it } from 'vitest';
import { nonEmpty } from '#tests/support/sources/non-empty.ts';
import { commentsOf, sourcesOf } from '#tests/support/sources/sources.ts';
import type { Source } from '#tools/build/syntax.ts';

const THIS = 'tests/architecture/references.test.ts';
const INDEX = 'docs/spec/README.md';
const CODE = sourcesOf(
  'src/**/*.{ts,tsx}',
  'sw/**/*.ts',
  'server/**/*.ts',
  'tests/**/*.{ts,tsx}',
  '.ci/**/*.ts',
  '*.ts',
).filter(({ path }) => path !== THIS && !path.endsWith('.gen.ts'));
const PAGES = sourcesOf('docs/spec/*.md').filter(({ path }) => path !== INDEX);
const TEXTS = sourcesOf('*.md', 'docs/*.md', 'server/**/*.graphql', 'server/**/*.md', 'biome.json', 'public/*.txt');

type Rule = { id: string; page: string; isGeneral: boolean };

/** `- **SYNC-4** (general) What holds.` */
const RULE = /^- \*\*([A-Z]+-\d+)\*\* (\(general\) )?\S/gm;
const rules: Rule[] = nonEmpty(
  PAGES.flatMap(({ path, text }) =>
    [...text.matchAll(RULE)].map(([, id = '', general]) => ({ id, page: path, isGeneral: general !== undefined })),
  ),
  'rule in docs/spec',
);
const prefixOf = (id: string): string => id.replace(/-\d+$/, '');
const prefixes = nonEmpty([...new Set(rules.map(({ id }) => prefixOf(id)))], 'prefix of a rule');
const CITATION = new RegExp(`(?<![\\w-])(?:${prefixes.join('|')})-\\d+(?![\\w-])`, 'g');
/** Whatever looks like the id of a rule, in parentheses or after another one: a mistyped prefix too. */
const LIKE_A_CITATION = /(?<=\((?:[A-Z]+-\d+, )*)[A-Z]{4,}-\d+(?=[,;:)])/g;

/** References that lead out of the repository; a language level ("German A1") and a public standard are none. */
const ELSEWHERE = [
  /\b(?:READINGS|RELIABILITY|ANCHORS|ARCHITECTURE|STACK|FEATURES|PERFORMANCE)\b/g,
  /\bUX\b(?! design)/g,
  /\b[Ii]ssues? #?\d+\b|(?<=\()issue of\b/g,
  /(?<!\w )§ ?\d+/g,
  /\((?:rows? \d+|S\d{1,2})(?=[,;:)])/g,
  /(?<![\w/.#'`-]|German |Deutsch |level )[AB][1-9](?![\w-])/g,
];
/** Those of them that stand for nothing else in a string of code. */
const ELSEWHERE_IN_CODE = [
  /\b(?:READINGS|RELIABILITY|ARCHITECTURE §|UX [A-FS]\d*\b)/g,
  /\bissue \d+\b/g,
  /\((?:spec )?[AB][1-9](?=[,;:)] )/g,
];

const found = (patterns: readonly RegExp[], text: string): string[] =>
  patterns.flatMap((pattern) => text.match(pattern) ?? []);
const leadsNowhere = ({ path, text }: Source, patterns: readonly RegExp[]): string[] =>
  found(patterns, text).map((reference) => `${path}: ${reference}`);

describe('a rule of docs/spec', () => {
  it('has an id of its own, with the prefix of its page', () => {
    const ids = rules.map(({ id }) => id);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
    const pages = new Map(rules.map(({ id, page }) => [prefixOf(id), page]));
    expect(rules.filter(({ id, page }) => pages.get(prefixOf(id)) !== page)).toEqual([]);
    expect(new Set(pages.values())).toEqual(new Set(PAGES.map(({ path }) => path)));
  });

  it('is on a page that the index names with its prefix', () => {
    const [index] = sourcesOf(INDEX);
    const rows = [...(index?.text ?? '').matchAll(/^\| \[[^\]]+\]\(([\w-]+\.md)\) \| `([A-Z]+)` \|/gm)];
    expect(rows.map(([, page, prefix]) => `${page} ${prefix}`).sort()).toEqual(
      [...new Set(rules.map(({ id, page }) => `${page.replace('docs/spec/', '')} ${prefixOf(id)}`))].sort(),
    );
  });

  it('is cited by code or by a page, or says that it is general', () => {
    const cited = new Set([...CODE, ...TEXTS].flatMap(({ text }) => text.match(CITATION) ?? []));
    expect(
      rules.filter(({ id, isGeneral }) => !isGeneral && !cited.has(id)).map(({ id }) => id),
      'Cite it where it is held, mark it as (general), or remove it.',
    ).toEqual([]);
  });
});

describe('a reference', () => {
  it('leads to a rule', () => {
    const known = new Set(rules.map(({ id }) => id));
    const lost = [...CODE, ...TEXTS, ...PAGES].flatMap(({ path, text }) =>
      [...(text.match(CITATION) ?? []), ...(text.match(LIKE_A_CITATION) ?? [])]
        .filter((id) => !known.has(id))
        .map((id) => `${path}: ${id}`),
    );
    expect(lost, 'Rules and their ids: docs/spec/README.md.').toEqual([]);
  });

  it('leads to nothing outside of the repository', () => {
    const inComments = CODE.flatMap((source) =>
      leadsNowhere({ path: source.path, text: commentsOf(source).join('\n') }, ELSEWHERE),
    );
    const inCode = CODE.flatMap((source) => leadsNowhere(source, ELSEWHERE_IN_CODE));
    const inTexts = [...TEXTS, ...PAGES].flatMap((source) => leadsNowhere(source, ELSEWHERE));
    expect(
      [...new Set([...inComments, ...inCode, ...inTexts])],
      'Cite a rule of docs/spec by its id, write one, or leave the reference out.',
    ).toEqual([]);
  });
});

describe('what leads nowhere', () => {
  it.each([
    ...['(READINGS, Session)', 'RELIABILITY 2 row 16', '(UX S8)', '(UX B, Stale data)', 'ARCHITECTURE §12', '(§12)'],
    ...[
      '(issue 5, Explore)',
      'Issue #18',
      '(issue of live sessions)',
      '(STACK, Build)',
      '(B4)',
      '(spec A9, B9)',
      'by the gates of A4,',
      '(A2; B7)',
      '(row 41)',
      '(S14)',
    ],
  ])('is %s', (text) => {
    expect(found(ELSEWHERE, text)).not.toEqual([]);
  });

  it.each([
    ...['(SYNC-4)', 'German A1', '/filter/A1-JOB', 'WebVTT §4.1', 'RFC 8291 §5', 'WCAG 2.2.1', 'ASVS 4.4.2', 'UAX 9'],
    ...['KEPT_FEATURES', 'an issue of 2024', 'AB1', 'SCORM 1.2'],
  ])('is not %s', (text) => {
    expect(found(ELSEWHERE, text)).toEqual([]);
  });
});
