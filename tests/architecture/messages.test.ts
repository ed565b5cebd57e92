import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isTest, sourcesOf } from '#tests/support/sources/sources.ts';
import { nameOf, parsed, type SyntaxNode, visit } from '#tools/build/syntax.ts';

const NAMESPACES = ['shell', 'campus', 'tutor'] as const;
const catalogue = v.record(v.string(), v.unknown());
const wordsIn = (folder: string, namespace: string) =>
  v.parse(catalogue, JSON.parse(readFileSync(join(folder, 'locales/en', `${namespace}.json`), 'utf8')));

describe('the catalogues', () => {
  const folder = mkdtempSync(join(tmpdir(), 'campus-messages-'));

  beforeAll(() => {
    for (const path of ['src', 'locales', 'package.json', 'lingui.config.ts', 'tsconfig.json'])
      cpSync(path, join(folder, path), { recursive: true });
    symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'), 'dir');
    mkdirSync(join(folder, '.ci'), { recursive: true });
    const extract = join(process.cwd(), 'node_modules/.bin/lingui');
    const { status, stderr } = spawnSync(extract, ['extract', '--clean', '--workers', '1', '--locale', 'en'], {
      cwd: folder,
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`lingui could not extract: ${stderr}`);
  }, 120_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it.each(NAMESPACES)('of %s hold each message of the sources, and no other', (namespace) => {
    expect(wordsIn('.', namespace), 'Run `npm run messages`, translate what is new, and commit locales/.').toEqual(
      wordsIn(folder, namespace),
    );
  });
});

const LETTERS = /\p{L}{2,}/u;
/** Attributes whose text a person reads or hears. */
const SPOKEN = new Set(['aria-label', 'aria-description', 'alt', 'title', 'placeholder', 'label']);
/** Elements whose children the extractor reads. */
const TRANSLATED = new Set(['Trans', 'Plural', 'Select', 'SelectOrdinal']);

/** Bare words of one file, as `line: words`. The design page shows samples in many languages, which are no messages. */
function bareTexts(source: { path: string; text: string }): string[] {
  const bare: string[] = [];
  visit(parsed(source), (node, around) => {
    const words = spokenText(node);
    if (words === undefined || !LETTERS.test(words) || around.some(isTranslated)) return;
    bare.push(`${source.path}: ${words.trim()}`);
  });
  return bare;
}

function spokenText(node: SyntaxNode): string | undefined {
  if (node.type === 'JSXText' && typeof node.value === 'string') return node.value;
  if (node.type !== 'JSXAttribute' || !SPOKEN.has(nameOf(node.name) ?? '')) return undefined;
  const value = node.value;
  return typeof value === 'object' && value !== null && 'value' in value && typeof value.value === 'string'
    ? value.value
    : undefined;
}

function isTranslated(node: SyntaxNode): boolean {
  if (node.type !== 'JSXElement') return false;
  const opening = node.openingElement;
  return (
    typeof opening === 'object' && opening !== null && 'name' in opening && TRANSLATED.has(nameOf(opening.name) ?? '')
  );
}

describe('what people read', () => {
  const screens = sourcesOf('src/**/*.tsx').filter(
    (source) => !isTest(source) && !source.path.startsWith('src/features/design/'),
  );

  it('is found by the search for bare words', () => {
    const probe = { path: 'probe.tsx', text: `const a = <p title="Read me">Hello <Trans>fine</Trans></p>;` };
    expect(bareTexts(probe)).toEqual(['probe.tsx: Read me', 'probe.tsx: Hello']);
  });

  it('is translatable', () => {
    expect(screens.length).toBeGreaterThan(30);
    expect(screens.flatMap(bareTexts), 'Wrap it: <Trans> in JSX, t`…` in attributes (CODE-4).').toEqual([]);
  });
});
