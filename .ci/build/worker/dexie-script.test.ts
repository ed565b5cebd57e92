import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createContext, runInContext } from 'node:vm';
import { afterEach, describe, expect, it } from 'vitest';
import { sharedScript } from './dexie-script.ts';

const load = createRequire(import.meta.url);
const script = sharedScript(readFileSync(load.resolve('dexie/dist/dexie.min.js'), 'utf8'));
const { version } = load('dexie/package.json');

afterEach(() => Reflect.deleteProperty(globalThis, 'Dexie'));

describe('the file that pages and their worker have Dexie from', () => {
  it('leaves it as a global where a worker runs it as a script', () => {
    const worker = createContext({});
    runInContext(script, worker);
    expect(runInContext('[Dexie.semVer, typeof Dexie.liveQuery, new Dexie("a").name]', worker)).toEqual([
      version,
      'function',
      'a',
    ]);
  });

  it('leaves it as a global where a page imports it as a module', async () => {
    await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(script)}`);
    expect(Reflect.get(Reflect.get(globalThis, 'Dexie'), 'semVer')).toBe(version);
  });

  it('asks to be compiled while it comes, and names no file that is not there', () => {
    expect(script.startsWith('//# allFunctionsCalledOnLoad\n')).toBe(true);
    expect(script).not.toContain('sourceMappingURL');
  });
});
