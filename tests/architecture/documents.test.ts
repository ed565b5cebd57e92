import { readdirSync, readFileSync } from 'node:fs';
import { buildSchema, parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { OUTBOX_KINDS } from '#tests/support/device/outbox-kinds.ts';
import { documentsOf } from '#tests/support/sources/documents.ts';
import { everyRead } from '#tests/support/sources/every-read.ts';
import { nonEmpty } from '#tests/support/sources/non-empty.ts';

const schema = buildSchema(readFileSync('server/schema.graphql', 'utf8'));
const faultsOf = (document: string): string[] => validate(schema, parse(document)).map((fault) => fault.message);

/** How an operation begins wherever it stands: a quote, its kind, a name or the place of one, variables or fields. */
const BEGINNING = /[`'"]\s*(?:query|mutation|subscription)\s+(?:\w+|\$\{\w+\})?\s*[({]/g;
/** Made by functions with parameters; what they make is sent by kinds of the outbox, and so among its samples. */
const MADE = { 'src/features/lists/set-bookmark.ts': 1 };

/** How many operations begin in each file of src, by its text alone. */
function beginnings(): Record<string, number> {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).map((path) => path.replaceAll('\\', '/'));
  const sources = files.filter((path) => /(?<!\.test|\.gen)\.tsx?$/.test(path)).map((path) => `src/${path}`);
  const counted = sources.map((path) => [path, readFileSync(path, 'utf8').match(BEGINNING)?.length ?? 0] as const);
  return Object.fromEntries(counted.filter(([, count]) => count > 0));
}

describe('every GraphQL document in src', () => {
  const documents = documentsOf('src/**/*.ts', 'src/**/*.tsx');
  const reads = Object.entries(everyRead('en')).map(([name, [asked]]) => [name, asked?.[1].document] as const);
  const requests = OUTBOX_KINDS.flatMap(({ kind, requests }) => requests.map((request) => ({ kind, ...request })));

  it('is found', () => {
    const found: Record<string, number> = { ...MADE };
    for (const { path } of documents) found[path] = (found[path] ?? 0) + 1;
    expect(found).toEqual(beginnings());
  });

  it.each(nonEmpty(reads, 'read'))('is found as %s sends it', (_, document) => {
    expect(documents.map(({ text }) => text)).toContain(document);
  });

  it.each(documents)('$path: $name is valid against server/schema.graphql', ({ text }) => {
    expect(faultsOf(text)).toEqual([]);
  });

  it.each(nonEmpty(requests, 'request of an outbox kind'))(
    'that $kind sends is valid against server/schema.graphql',
    ({ document }) => {
      expect(faultsOf(document)).toEqual([]);
    },
  );
});
