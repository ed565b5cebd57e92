import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const SERVER = fileURLToPath(new URL('../../server', import.meta.url));

/** Sources of one folder of the server, without tests. */
function sourcesOf(folder: string): readonly (readonly [file: string, text: string])[] {
  return readdirSync(join(SERVER, folder))
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => [`server/${folder}/${name}`, readFileSync(join(SERVER, folder, name), 'utf8')]);
}

describe('a command', () => {
  it.each(sourcesOf('commands'))('%s gets the transaction and knows neither HTTP nor GraphQL', (file, text) => {
    const words = /openStore|\bStore\b|\.read\b|fastify|graphql|Request\b|Response\b|reply|statusCode/;
    expect(
      text.match(words)?.[0],
      `${file}: a command gets trx and plain values, and answers an Outcome.`,
    ).toBeUndefined();
  });
});

describe('a policy', () => {
  it.each(sourcesOf('policies'))('%s is a pure rule over what it is given', (file, text) => {
    const imports = [...text.matchAll(/^import (?!type )[^;]*/gm)].map(([line]) => line);
    expect(imports, `${file}: import types only; read what the rule needs before and pass it in.`).toEqual([]);
  });
});

describe('GraphQL and REST', () => {
  it.each([...sourcesOf('graphql'), ...sourcesOf('rest')])('%s holds no SQL', (file, text) => {
    const sql = /\b(?:selectFrom|insertInto|updateTable|deleteFrom)\(/;
    expect(text.match(sql)?.[0], `${file}: reads belong in server/store, acts in server/commands.`).toBeUndefined();
  });
});

describe('the environment', () => {
  it.each(
    ['', 'commands', 'content', 'door', 'graphql', 'nudges', 'policies', 'push', 'rest', 'store'].flatMap((one) =>
      sourcesOf(one),
    ),
  )('%s does not read it: config.ts does', (file, text) => {
    const isAllowed = file.endsWith('/config.ts') || file.endsWith('/test-store.ts');
    expect(isAllowed || !text.includes('process.env'), `${file}: take the setting from readConfig.`).toBe(true);
  });
});
