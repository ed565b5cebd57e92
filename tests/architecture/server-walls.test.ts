import { describe, expect, it } from 'vitest';
import { nonEmpty } from '#tests/support/sources/non-empty.ts';
import { isTest, sourcesOf } from '#tests/support/sources/sources.ts';

/** Sources below a folder, however deep, without tests. */
const codeIn = (folder: string) =>
  nonEmpty(
    sourcesOf(`${folder}/**/*.ts`).filter((source) => !isTest(source)),
    `source below ${folder}`,
  );

/** It opens the transaction in which a command works. */
const ONCE = 'server/commands/core/once.ts';

describe('a command', () => {
  const commands = codeIn('server/commands').filter(({ path }) => path !== ONCE);

  it.each(nonEmpty(commands, 'command'))(
    '$path gets the transaction and knows neither HTTP nor GraphQL',
    ({ path, text }) => {
      const words = /openStore|\bStore\b|\.read\b|fastify|graphql|Request\b|Response\b|reply|statusCode/;
      expect(
        text.match(words)?.[0],
        `${path}: a command gets trx and plain values, and answers a CommandResult.`,
      ).toBeUndefined();
    },
  );
});

describe('a policy', () => {
  it.each(codeIn('server/policies'))('$path is a pure rule over what it is given', ({ path, text }) => {
    const imports = [...text.matchAll(/^import (?!type )[^;]*/gm)].map(([line]) => line);
    expect(imports, `${path}: import types only; read what the rule needs before and pass it in.`).toEqual([]);
  });
});

describe('a database', () => {
  const places = ['server/store/database/node-sqlite.ts', 'server/store/database/open-store.ts'];

  it('is opened in one place, which refuses what a newer release has written to', () => {
    const opening = /new (?:DatabaseSync|Kysely\b|pg\.Pool)/;
    const opened = [...codeIn('server'), ...codeIn('.ci')].filter(({ text }) => opening.test(text));
    expect(opened.map(({ path }) => path).sort()).toEqual(places);
  });
});

describe('GraphQL and REST', () => {
  it.each([...codeIn('server/graphql'), ...codeIn('server/rest')])('$path holds no SQL', ({ path, text }) => {
    const sql = /\b(?:selectFrom|insertInto|updateTable|deleteFrom)\(/;
    expect(text.match(sql)?.[0], `${path}: reads belong in server/store, acts in server/commands.`).toBeUndefined();
  });
});

describe('the environment', () => {
  const READERS = ['server/runtime/config.ts', 'server/test-store.ts'];

  const others = codeIn('server').filter(({ path }) => !READERS.includes(path));

  it.each(nonEmpty(others, 'source'))('$path does not read it: config.ts does', ({ path, text }) => {
    expect(text, `${path}: take the setting from readConfig.`).not.toMatch(/\bprocess\.env\b|'node:process'/);
  });

  it.each(READERS)('%s does', (path) => {
    expect(sourcesOf(path).map(({ text }) => text)).toContainEqual(expect.stringContaining('process.env'));
  });
});
