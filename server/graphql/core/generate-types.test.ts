import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { generateTypes } from './generate-types.ts';

it('the types of the contract are current: run node server/graphql/core/generate-types.ts (through npm exec)', async () => {
  expect(readFileSync(new URL('./schema.gen.ts', import.meta.url), 'utf8')).toBe(await generateTypes());
});
