import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { nonEmpty } from '#tests/support/sources/non-empty.ts';

const ROOT = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const namesIn = (path: string): string[] =>
  [...read(path).matchAll(/^ {2}\['([a-z-]+)', /gm)].map(([, name = '']) => name);

it('every sign that the demo names is drawn as it is named', () => {
  const drawn = new Set([
    ...namesIn('src/ui/named-icon.tsx'),
    ...namesIn('src/features/lessons/parts/lesson-sign.tsx'),
  ]);
  const files = globSync('server/content/demo/**/{landing,sub-organisations/*,lessons/*}.yaml', { cwd: ROOT });
  const named = files.flatMap((file) => [...read(file).matchAll(/\bicon: ([a-z-]+)/g)].map(([, name = '']) => name));
  expect(nonEmpty(named, 'sign').filter((name) => !drawn.has(name))).toEqual([]);
});
