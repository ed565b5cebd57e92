import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { FONT_FILES } from './font-plan.ts';
import { fontSubsets } from './font-subsets.ts';

const SHEET_ID = 'virtual:fonts.css';
const FILES_ID = 'virtual:font-files';
const RESOLVED_FILES_ID = `\0${FILES_ID}`;
const NAMED_FILES = FONT_FILES.filter(({ script }) => script !== 'others');

/**
 * Gives the app its fonts, cut to what nine languages need. `import 'virtual:fonts.css'` brings the faces, which Vite treats
 * as it treats any style sheet: the woff2 files become hashed assets. `virtual:font-files` says by family and script
 * the addresses of those that a language of the campus is written in, for hints and for the cache of the device. `root` is the
 * folder that holds node_modules.
 */
export function fonts({ root }: { root: string }): Plugin {
  return {
    name: 'campus:fonts',
    enforce: 'pre',
    async resolveId(id) {
      if (id === SHEET_ID) return join(await fontSubsets(root), 'fonts.css');
      return id === FILES_ID ? RESOLVED_FILES_ID : undefined;
    },
    async load(id) {
      if (id !== RESOLVED_FILES_ID) return undefined;
      const folder = await fontSubsets(root);
      const imports = NAMED_FILES.map(({ name }, at) => `import url${at} from '${join(folder, name)}.woff2?url';`);
      return `${imports.join('\n')}\n${listOf((_, at) => `url${at}`)}`;
    },
  };
}

/** The address that the app's build gave a font. */
export function urlOfFont(bundle: Rolldown.OutputBundle, name: string): string {
  // A hash of eight characters: the name of one file may begin with the name of another.
  const address = new RegExp(String.raw`^assets/${name}-[\w-]{8}\.woff2$`);
  const file = Object.keys(bundle).find((each) => address.test(each));
  if (file === undefined) throw new Error(`The build has no font "${name}".`);
  return `/${file}`;
}

/** `virtual:font-files` for a script that is built after the app: with the addresses that the app's build gave the files. */
export function builtFonts(urlOf: (name: string) => string): Plugin {
  return {
    name: 'campus:built-fonts',
    resolveId: (id) => (id === FILES_ID ? RESOLVED_FILES_ID : undefined),
    load: (id) => (id === RESOLVED_FILES_ID ? listOf((name) => JSON.stringify(urlOf(name))) : undefined),
  };
}

function listOf(url: (name: string, at: number) => string): string {
  const rows = NAMED_FILES.map(
    ({ name, family, script }, at) => `{family: ${JSON.stringify(family)}, script: '${script}', url: ${url(name, at)}}`,
  );
  return `export const FONT_FILES = [${rows.join(', ')}];`;
}
