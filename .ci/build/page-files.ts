import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { PAGE_KINDS } from '#campus/page-layers.ts';
import { finished } from './catalogues.ts';
import { builtFonts } from './fonts.ts';

const PLACE = '<script type="application/json" id="files"></script>';
const FIRST_PAINT = '<script id="first-paint"></script>';
const IMPORT_MAP = /<script type="importmap">([^<]*)<\/script>/;

type Options = { root: string; buildId: string };

/**
 * Writes into the built page what `src/campus/page-files.ts` reads there, the hashes of the scripts in the page and the files
 * of each layer, so that whoever answers a navigation can ask for them all at once; and `src/first-paint.ts`.
 */
export function pageFiles(options: Options): Plugin {
  return {
    name: 'campus:page-files',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') return;
        const html = String(page.source);
        const map = IMPORT_MAP.exec(html)?.[1];
        if (map === undefined || !html.includes(PLACE) || !html.includes(FIRST_PAINT))
          return this.error('The built page has no import map, or no place for its files or its first script.');
        const chunks = Object.values(bundle).filter((each) => each.type === 'chunk');
        for (const { fileName, imports } of chunks)
          if (!isOnlineOnly(fileName) && imports.some(isOnlineOnly))
            this.error(`${fileName} is kept on devices and imports ${imports.find(isOnlineOnly)}, which is not.`);
        const inPage = chunks.filter(({ fileName }) => html.includes(`src="/${fileName}"`));
        const filesOf = (name: string): string[] => {
          const chunk = chunks.find((each) => each.name === name);
          if (chunk === undefined) return this.error(`No file of the build is "${name}" (src/campus/page-layers.ts).`);
          return importedBy(chunk, chunks)
            .filter((each) => !inPage.includes(each))
            .map(({ fileName }) => `/${fileName}`);
        };
        const names = new Set(PAGE_KINDS.flatMap(({ layer, also = [] }) => [layer, ...also]));
        const script = await firstPaint(options, (name) => {
          const file = Object.keys(bundle).find(
            (each) => each.startsWith(`assets/${name}-`) && each.endsWith('.woff2'),
          );
          return file === undefined ? this.error(`The build has no font "${name}".`) : `/${file}`;
        });
        const files = {
          inline: [map, script].map((text) => `sha256-${createHash('sha256').update(text).digest('base64')}`),
          layers: Object.fromEntries([...names].map((name) => [name, filesOf(name)])),
        };
        // Hints ask for modules, and a browser takes no import map after that.
        const filled = PLACE.replace('><', () => `>${JSON.stringify(files)}<`);
        page.source = html
          .replace(PLACE, '')
          .replace(IMPORT_MAP, (element) => `${element}\n    ${filled}`)
          .replace(FIRST_PAINT, () => `<script>${script}</script>`);
      },
    },
  };
}

/** Pages of tutors and of those who build work with a network only, and their files are on no device (chunk-groups.ts). */
function isOnlineOnly(fileName: string): boolean {
  return fileName.startsWith('assets/online/');
}

/** The chunk and all that it imports, what is run first in front. */
function importedBy(
  chunk: Rolldown.OutputChunk,
  chunks: readonly Rolldown.OutputChunk[],
  found: Rolldown.OutputChunk[] = [],
): Rolldown.OutputChunk[] {
  if (found.includes(chunk)) return found;
  for (const each of chunks) if (chunk.imports.includes(each.fileName)) importedBy(each, chunks, found);
  found.push(chunk);
  return found;
}

/** One classic script, which a page can hold and run while it is read. */
async function firstPaint({ root, buildId }: Options, urlOfFont: (name: string) => string): Promise<string> {
  const answer = await build({
    configFile: false,
    logLevel: 'warn',
    root,
    publicDir: false,
    plugins: [finished(), builtFonts(urlOfFont)],
    define: { __BUILD_ID__: JSON.stringify(buildId) },
    build: {
      write: false,
      target: 'chrome111',
      rolldownOptions: { input: resolve(root, 'src/first-paint.ts'), output: { format: 'iife' } },
    },
  });
  const outputs = (Array.isArray(answer) ? answer : [answer]).flatMap((each) => ('output' in each ? each.output : []));
  const [chunk, ...others] = outputs.filter((each) => each.type === 'chunk');
  if (chunk === undefined || others.length > 0) throw new Error('src/first-paint.ts is not one script.');
  // It stands in an element that the first "</script" would end.
  return chunk.code.trim().replaceAll('</', '<\\/');
}
