import { readFileSync } from 'node:fs';
import { buildSchema, parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { documentsOf } from '#tests/support/documents.ts';
import { OUTBOX_KINDS } from '#tests/support/outbox-kinds.ts';

const schema = buildSchema(readFileSync('server/schema.graphql', 'utf8'));
const faultsOf = (document: string): string[] => validate(schema, parse(document)).map((fault) => fault.message);

describe('every GraphQL document in src', () => {
  const documents = documentsOf('src/**/*.ts', 'src/**/*.tsx');

  it('is found', () => {
    expect(documents.length).toBeGreaterThan(8);
  });

  it.each(documents)('$path: $name is valid against server/schema.graphql', ({ text }) => {
    expect(faultsOf(text)).toEqual([]);
  });

  it.each(OUTBOX_KINDS.flatMap(({ kind, requests }) => requests.map((request) => ({ kind, ...request }))))(
    'that $kind sends is valid against server/schema.graphql',
    ({ document }) => {
      expect(faultsOf(document)).toEqual([]);
    },
  );
});
