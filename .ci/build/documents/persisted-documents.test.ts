import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { build } from 'vite';
import { afterEach, describe, expect, it } from 'vitest';
import { isPersisted } from '#campus/network/persisted-documents.ts';
import { persistedDocuments } from './persisted-documents.ts';

const TEXTS = 'src/app/boot/persisted-texts.ts';
const FILES = {
  [TEXTS]: 'export const PERSISTED_TEXTS: Readonly<Record<string, string>> = {};',
  'src/fields.ts': "export const NAMES = 'first last';",
  'src/reads.ts': [
    "import { NAMES } from './fields.ts';",
    `export const READ = \`query Read($id: ID!) { one(id: $id) { \${NAMES} } }\`;`,
    `export const WRITE = \`mutation Write { write { \${NAMES} } }\`;`,
  ].join('\n'),
  'src/main.ts': [
    "import { READ, WRITE } from './reads.ts';",
    "import { PERSISTED_TEXTS } from './app/boot/persisted-texts.ts';",
    'export { READ, WRITE, PERSISTED_TEXTS };',
  ].join('\n'),
};

const root = mkdtempSync(join(tmpdir(), 'campus-documents-'));
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** What a build of these files exports, and its list of documents. */
async function built(files: Readonly<Record<string, string>>) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(root, dirname(path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const documents = persistedDocuments({ root });
  const answer = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [documents.plugin],
    build: { write: false, lib: { entry: resolve(root, 'src/main.ts'), formats: ['es'], fileName: 'main' } },
  });
  const outputs = [answer].flat().flatMap((each) => ('output' in each ? each.output : []));
  const code = outputs.flatMap((each) => (each.type === 'chunk' ? [each.code] : [])).join('\n');
  const [list] = outputs.flatMap((each) => (each.fileName.startsWith('assets/documents-') ? [each] : []));
  return {
    documents,
    exported: await import(`data:text/javascript,${encodeURIComponent(code)}`),
    list: list?.type === 'asset' ? JSON.parse(String(list.source)) : undefined,
  };
}

describe('a built app', () => {
  it('has the id of a query in the place of its text, and the list of both beside it', async () => {
    const text = 'query Read($id: ID!) { one(id: $id) { first last } }';
    const { documents, exported, list } = await built(FILES);
    expect(exported.READ).toBe(documents.idOf(text));
    expect(isPersisted(exported.READ)).toBe(true);
    expect(list).toEqual({ [exported.READ]: text });
    expect(exported.PERSISTED_TEXTS).toEqual(list);
  });

  it('has the text of what changes something', async () => {
    const { documents, exported } = await built(FILES);
    expect(exported.WRITE).toBe('mutation Write { write { first last } }');
    expect(documents.idOf(exported.WRITE)).toBeUndefined();
  });

  it('is not made where the texts have no place', async () => {
    await expect(built({ ...FILES, [TEXTS]: 'export const PERSISTED_TEXTS: object = {};' })).rejects.toThrow(
      'has no place for the texts',
    );
  });
});
