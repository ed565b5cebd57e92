import { readdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { build, type Plugin } from 'vite';
import type { Mutant } from '#tests/sim/mutants/mutant.ts';
import { takeOutFaults } from '#tools/build/without-faults.ts';

const root = resolve(import.meta.dirname, '../..');
const ENTRY = 'tests/sim/play/shard.ts';
/** Packages that Node would look up file by file, hundreds of them, at the start of each process. */
const OF_MANY_FILES = ['date-fns', '@date-fns/tz', 'kysely', 'culori', 'jose'];

/**
 * Makes one file of the simulator and of all the real code that it drives, with a mutant's faults in it where one is named.
 * `isWhole`: with what the simulator never asks for too, so that it counts. Returns the folder of `shard.js`.
 */
export async function bundleSim(
  mutant: Mutant | undefined,
  { isMapped = false, isWhole = false } = {},
): Promise<string> {
  const name = mutant?.name ?? (isWhole ? 'whole' : isMapped ? 'mapped' : 'sound');
  const folder = resolve(root, 'node_modules/.cache/sim', name);
  const missed = new Set(mutant?.patches.map((patch) => patch.file) ?? []);
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [
      takeOutFaults(),
      ...(mutant === undefined ? [] : [infected(mutant, missed)]),
      ...(isWhole ? [wholeCore()] : []),
      ownPlaces(),
      lingui(),
      babel({ presets: [linguiTransformerBabelPreset()] }),
    ],
    ssr: { noExternal: ['graphql-request', ...OF_MANY_FILES] },
    build: {
      ssr: resolve(root, ENTRY),
      outDir: folder,
      emptyOutDir: true,
      target: 'node24',
      minify: false,
      sourcemap: isMapped,
      // One file: a part that is loaded later is loaded in real time, which the simulator does not own.
      rolldownOptions: { output: { entryFileNames: 'shard.js', codeSplitting: false } },
    },
  });
  if (missed.size > 0) throw new Error(`The mutant ${mutant?.name} never met ${[...missed].join(', ')}.`);
  return folder;
}

/** Every file of the offline core, also those that nothing imports. */
function wholeCore(): Plugin {
  const files = ['src/offline', 'src/cache'].flatMap((folder) =>
    readdirSync(resolve(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .map((file) => resolve(root, folder, file)),
  );
  return {
    name: 'whole-core',
    enforce: 'pre',
    transform(code, id) {
      if (id !== resolve(root, ENTRY)) return null;
      const all = files.map((file, at) => `import * as core${at} from ${JSON.stringify(file)};`);
      const held = `Reflect.set(globalThis, '__core', [${files.map((_, at) => `core${at}`)}]);`;
      return { code: [code, ...all, held].join('\n'), map: null };
    },
  };
}

/** Each file still knows its own folder: what it reads lies beside it, not beside the bundle. */
function ownPlaces(): Plugin {
  return {
    name: 'own-places',
    transform(code, id) {
      if (!code.includes('import.meta') || id.includes('/node_modules/')) return null;
      const placed = code
        .replaceAll('import.meta.dirname', JSON.stringify(dirname(id)))
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href));
      return { code: placed, map: null };
    },
  };
}

/** Puts a mutant's faults into the real files as they are read; a text that is not there is a mistake, not a pass. */
function infected(mutant: Mutant, missed: Set<string>): Plugin {
  return {
    name: `mutant-${mutant.name}`,
    enforce: 'pre',
    transform(code, id) {
      const file = id.startsWith(`${root}/`) ? id.slice(root.length + 1) : id;
      const patches = mutant.patches.filter((patch) => patch.file === file);
      if (patches.length === 0) return null;
      let changed = code;
      for (const { search, replace } of patches) {
        if (changed.split(search).length !== 2)
          throw new Error(`${mutant.name}: ${file} does not hold this text exactly once:\n${search}`);
        changed = changed.replace(search, () => replace);
      }
      missed.delete(file);
      return { code: changed, map: null };
    },
  };
}
