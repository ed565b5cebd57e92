import type { Plugin } from 'vite';
import { layerOf } from './chunk-groups.ts';

/** The bundler's own helpers, which every start runs first. */
const RUNTIME = 'rolldown-runtime';

const HINT = '//# allFunctionsCalledOnLoad';

/**
 * Asks Chromium (136 on) to compile the functions of what every start runs while the file is still coming, on another thread,
 * and not one by one when they are first called. It reads the hint only where nothing but comments stands before it, so it is
 * put there last: Vite puts a line of its own in front of a banner wherever a file has an `import()`.
 */
export function compileAhead(names: readonly string[]): Plugin {
  return {
    name: 'campus:compile-ahead',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((each) => each.type === 'chunk');
        for (const name of [RUNTIME, ...names]) {
          const chunk = chunks.find((each) => each.name === name && (name === RUNTIME || layerOf(each) !== undefined));
          if (chunk === undefined) this.error(`The build has no ${name} to be compiled ahead.`);
          else chunk.code = `${HINT}\n${chunk.code}`;
        }
      },
    },
  };
}
