import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { closureOf, entryOf, manifestSchema, routeChunks, scriptsOf } from '#tools/bench/first-load.ts';

const MANIFEST = v.parse(manifestSchema, {
  'index.html': { file: 'assets/index.js', imports: ['_react.js'], dynamicImports: ['app/owner.ts'] },
  '_react.js': { file: 'assets/react.js', imports: ['_loop.js'] },
  '_loop.js': { file: 'assets/loop.js', imports: ['_react.js'] },
  'app/owner.ts': { file: 'assets/owner.js', imports: ['_dexie.js', '_react.js'] },
  '_dexie.js': { file: 'assets/dexie.js' },
  '_start.css': { file: 'assets/start.css' },
  'routes/_campus.tsx?tsr-split=component': { file: 'assets/campus.js', imports: ['_start.css'] },
  'routes/_campus/start.tsx?tsr-split=component---loader': { file: 'assets/start.js', imports: ['_react.js'] },
  'routes/_campus/start.tsx?tsr-split=errorComponent': { file: 'assets/start-error.js' },
});

const PAGE = `<html><script type="application/json" id="organisation"></script>
<script type="module" crossorigin src="/assets/index.js"></script>
<link rel="modulepreload" crossorigin href="/assets/loop.js"><link rel="stylesheet" href="/assets/index.css"></html>`;

describe('the first load of a route', () => {
  it('begins with what the page loads, and follows static imports only, in circles too', () => {
    expect(entryOf(MANIFEST, PAGE)).toEqual(['index.html', '_loop.js']);
    expect([...closureOf(MANIFEST, entryOf(MANIFEST, PAGE))].sort()).toEqual(['_loop.js', '_react.js', 'index.html']);
  });

  it('holds the chunks of each matched route file, but not those for trouble', () => {
    expect(routeChunks(MANIFEST, ['_campus', '_campus/start'])).toEqual([
      'routes/_campus.tsx?tsr-split=component',
      'routes/_campus/start.tsx?tsr-split=component---loader',
    ]);
  });

  it('counts scripts, each file once', () => {
    const keys = closureOf(MANIFEST, ['index.html', 'app/owner.ts', '_start.css']);
    expect(scriptsOf(MANIFEST, keys)).toEqual([
      'assets/dexie.js',
      'assets/index.js',
      'assets/loop.js',
      'assets/owner.js',
      'assets/react.js',
    ]);
  });

  it('fails where a source that it counts is in no chunk: a renamed file must not make the page look light', () => {
    expect(() => closureOf(MANIFEST, ['app/renamed.ts'])).toThrow('app/renamed.ts');
    expect(() => entryOf(MANIFEST, PAGE.replace('loop.js', 'other.js'))).toThrow('assets/other.js');
    expect(() => entryOf(MANIFEST, '<html></html>')).toThrow('no script');
  });
});
