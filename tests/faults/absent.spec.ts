import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { FAULT_STEPS } from '#offline/fault.ts';
import { expect, test } from './scene.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const NAMES = [...FAULT_STEPS, '__fault'];

/** Which names of hooks the scripts of a build hold. */
function namesIn(build: string): string[] {
  const scripts = readdirSync(build, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'));
  const text = scripts.map((file) => readFileSync(join(build, file), 'utf8')).join('\n');
  return NAMES.filter((name) => text.includes(name));
}

test('what learners get has no hook in it; what is tried here has all of them', { tag: '@always' }, () => {
  expect(namesIn(join(ROOT, 'node_modules/.cache/faults'))).toEqual(NAMES);
  expect(namesIn(join(ROOT, 'dist'))).toEqual([]);
});
