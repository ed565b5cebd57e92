import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import * as v from 'valibot';
import { type ESTree, type Plugin, parseAst, type Rolldown } from 'vite';

/** The file of the bundler's own helpers, and the one that every page loads first and that takes them. */
const RUNTIME = 'rolldown-runtime';
const BASE = 'base';
/**
 * What the helpers are, by the hash of their file. Files are named by what the bundler writes into them, before the helpers are
 * put into one and taken from it by all: no browser may have an older file under the same name.
 */
const HELPERS = 'VI0dvzIe';
/** Stands in front of what `base` calls them. */
const PREFIX = 'runtime$';

export const importMapSchema = v.object({ imports: v.record(v.string(), v.string()) });
/** As its element stands in a built page: how it opens, the map, how it closes. */
export const IMPORT_MAP = /(<script type="importmap">)([^<]*)(<\/script>)/;

/**
 * Puts the bundler's helpers, 0.4 KiB that it writes into a file of their own, into the one that every page begins with: a
 * request less. Whoever takes them from there takes them from `base` then.
 */
export function runtimeInBase(): Plugin {
  return {
    name: 'campus:runtime-in-base',
    apply: 'build',
    enforce: 'post',
    augmentChunkHash: () => HELPERS,
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') return;
        const chunks = Object.values(bundle).filter((each) => each.type === 'chunk');
        const [runtime, base] = [RUNTIME, BASE].map((name) => chunks.find((each) => each.name === name));
        if (runtime === undefined || base === undefined)
          return this.error(`The build has no ${RUNTIME} or no ${BASE}.`);
        const found = createHash('sha256').update(runtime.code).digest('base64url').slice(0, 8);
        if (found !== HELPERS) this.error(`The bundler's helpers have changed: HELPERS is ${found} from now on.`);
        if (runtime.imports.length > 0 || base.imports.some((each) => each !== runtime.fileName))
          this.error(`${BASE} and ${RUNTIME} must import nothing else: it would run before the helpers are there.`);
        const html = String(page.source);
        const imports = importsOf(html);
        const address = Object.keys(imports).find((name) => imports[name] === `/${runtime.fileName}`);
        if (address === undefined) return this.error(`The import map does not name ${RUNTIME}.`);
        for (const chunk of chunks)
          if (chunk !== runtime)
            chunk.code = chunk === base ? withHelpers(base.code, runtime.code) : fromBase(chunk, address);
        delete bundle[runtime.fileName];
        const map = JSON.stringify({ imports: { ...imports, [address]: `/${base.fileName}` } });
        const element = `<script type="module" crossorigin src="/${runtime.fileName}"></script>`;
        if (!html.includes(element)) return this.error(`The page does not begin with ${RUNTIME}.`);
        page.source = html
          .replace(element, '')
          .replace(IMPORT_MAP, (_all, open: string, _map, close: string) => `${open}${map}${close}`);
        if (page.source.includes(runtime.fileName)) this.error(`The page still names ${RUNTIME}.`);
        const kept = bundle['importmap.json'];
        if (kept?.type === 'asset') kept.source = map;
      },
    },
  };
}

/** What the import map of a built page says. */
export function importsOf(html: string): Record<string, string> {
  const json = IMPORT_MAP.exec(html)?.[2];
  return json === undefined ? {} : v.parse(importMapSchema, JSON.parse(json)).imports;
}

type Cut = { start: number; end: number; text: string };

function edited(code: string, cuts: readonly Cut[]): string {
  return cuts
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, cut) => text.slice(0, cut.start) + cut.text + text.slice(cut.end), code);
}

function nameOf(node: ESTree.ModuleExportName): string {
  return node.type === 'Literal' ? node.value : node.name;
}

/** `base` with the helpers in a scope of their own, and given to others under names that nothing else here has. */
function withHelpers(base: string, runtime: string): string {
  if (base.includes(PREFIX)) throw new Error(`Something of ${BASE} is called ${PREFIX}….`);
  const helpers = new Map<string, string>();
  const own = parseAst(runtime).body.flatMap((node) => {
    if (node.type !== 'ExportNamedDeclaration') return [];
    for (const { local, exported } of node.specifiers) helpers.set(nameOf(exported), nameOf(local));
    return [{ start: node.start, end: node.end, text: '' }];
  });
  const given = [...helpers.keys()].map((name) => `${PREFIX}${name}`).join(',');
  const made = `var [${given}]=(()=>{${edited(runtime, own)};return[${[...helpers.values()].join(',')}]})();`;
  const taken = parseAst(base).body.flatMap((node) =>
    node.type === 'ImportDeclaration' ? [{ start: node.start, end: node.end, text: made + namesIn(node) }] : [],
  );
  if (taken.length !== 1) throw new Error(`${BASE} takes the helpers by one import.`);
  return `${edited(base, taken)}\nexport{${given}};`;
}

/** What `base` calls the helpers that it has imported so far, as variables. */
function namesIn({ specifiers }: ESTree.ImportDeclaration): string {
  return `var ${specifiers.map((each) => `${each.local.name}=${takenIn(each)}`).join(',')};`;
}

function takenIn(each: ESTree.ImportDeclarationSpecifier): string {
  if (each.type !== 'ImportSpecifier') throw new Error('The helpers are taken by their names.');
  return `${PREFIX}${nameOf(each.imported)}`;
}

/** The same file with the names that `base` has for the helpers. Where they are the import map says. */
function fromBase({ code, fileName }: Rolldown.OutputChunk, address: string): string {
  if (!code.includes(posix.basename(address))) return code;
  const folder = posix.dirname(`/${fileName}`);
  const cuts = parseAst(code).body.flatMap((node) => {
    if (node.type !== 'ImportDeclaration' || posix.join(folder, node.source.value) !== address) return [];
    return node.specifiers.map((each) => ({
      start: each.start,
      end: each.end,
      text: `${takenIn(each)} as ${each.local.name}`,
    }));
  });
  return edited(code, cuts);
}
