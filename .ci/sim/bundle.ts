import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { build, type Plugin } from 'vite';
import type { Mutant } from '#tests/sim/mutants/mutant.ts';
import { takeOutFaults } from '#tools/build/without-faults.ts';

const root = resolve(import.meta.dirname, '../..');

/**
 * Makes one file of the simulator and of all the real code that it drives, with a mutant's faults in it where one is named.
 * Returns the folder of `shard.js`.
 */
export async function bundleSim(mutant: Mutant | undefined, { isMapped = false } = {}): Promise<string> {
  const folder = resolve(root, 'node_modules/.cache/sim', mutant?.name ?? (isMapped ? 'mapped' : 'sound'));
  const missed = new Set(mutant?.patches.map((patch) => patch.file) ?? []);
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    define: { __BUILD_ID__: JSON.stringify('sim') },
    plugins: [
      takeOutFaults(),
      ...(mutant === undefined ? [] : [infected(mutant, missed)]),
      ownPlaces(),
      lingui(),
      babel({ presets: [linguiTransformerBabelPreset()] }),
    ],
    ssr: { noExternal: ['graphql-request'] },
    build: {
      ssr: resolve(root, 'tests/sim/play/shard.ts'),
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
