import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import type { Plugin } from 'vite';
import { type Addressed, addressed } from '#tools/build/addressed.ts';
import { importMapSchema } from '#tools/build/import-map.ts';

const PACKAGE = 'dexie';
/** As its package publishes it for pages without modules. */
const PUBLISHED = 'node_modules/dexie/dist/dexie.min.js';
const SOURCE_MAP = /\s*\/\/# sourceMappingURL=.*\s*$/;
/** What the files of the app call it. The import map says where it is, so that another Dexie changes none of them. */
const ADDRESS = '/assets/dexie.js';
const IMPORT_MAP = 'importmap.json';

/** What is used of it; the build fails where something else is imported. */
const TAKEN = 'const { Dexie } = globalThis;\nexport default Dexie;\nexport const { liveQuery } = Dexie;';

/**
 * Dexie in one file, for the pages and for their worker: a page imports it as a module, for what it does, the registered
 * script (`sw/sw.ts`) by `importScripts`, and whichever comes second has it from the browser's cache.
 */
export function dexieScript({ root }: { root: string }): { address: string; inPage: Plugin; inWorker: Plugin } {
  const script = addressed('dexie', 'js', sharedScript(readFileSync(join(root, PUBLISHED), 'utf8')));
  return { address: `/${script.fileName}`, inPage: inPage(script), inWorker: inWorker() };
}

/** A hint to compile all of it while it comes (`chunk-groups.ts`), and no name of the sources, which lie nowhere. */
export function sharedScript(published: string): string {
  return `//# allFunctionsCalledOnLoad\n${published.replace(SOURCE_MAP, '')}\n`;
}

/** Each source that imports it has these lines for itself, so that no file is loaded for those of another. */
function inPage(script: Addressed): Plugin {
  const takers = new Set<string>();
  /** What an `import()` asks for at once: the bundler knows its own files only. */
  const resolveDependencies = (_: string, files: string[]) =>
    files.some((file) => takers.has(file)) ? [...files, script.fileName] : files;
  return {
    name: 'campus:dexie-in-page',
    apply: 'build',
    enforce: 'pre',
    config: () => ({ build: { modulePreload: { resolveDependencies } } }),
    buildStart() {
      if (this.environment.name === 'client') this.emitFile({ type: 'asset', ...script });
    },
    resolveId: {
      filter: { id: new RegExp(`^(?:${PACKAGE}|${ADDRESS})$`) },
      handler: (id, importer) => (id === PACKAGE ? `\0${PACKAGE}?of=${importer}` : { id, external: true }),
    },
    load: {
      filter: { id: new RegExp(`^\0${PACKAGE}\\?`) },
      handler: () => `import '${ADDRESS}';\n${TAKEN}`,
    },
    generateBundle: {
      order: 'pre',
      handler(_, bundle) {
        for (const each of Object.values(bundle))
          if (each.type === 'chunk' && each.imports.includes(ADDRESS)) takers.add(each.fileName);
        const map = bundle[IMPORT_MAP];
        if (takers.size === 0 || map?.type !== 'asset')
          return this.error('No file of the build imports Dexie, or it has no import map to say where that is.');
        const { imports } = v.parse(importMapSchema, JSON.parse(String(map.source)));
        map.source = JSON.stringify({ imports: { ...imports, [ADDRESS]: `/${script.fileName}` } });
      },
    },
  };
}

/** There it has been run before. */
function inWorker(): Plugin {
  return {
    name: 'campus:dexie-in-worker',
    enforce: 'pre',
    resolveId: { filter: { id: new RegExp(`^${PACKAGE}$`) }, handler: () => `\0${PACKAGE}` },
    load: { filter: { id: new RegExp(`^\0${PACKAGE}$`) }, handler: () => TAKEN },
  };
}
