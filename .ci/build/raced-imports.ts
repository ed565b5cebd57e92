import type { Plugin } from 'vite';

const HELPER = /vite\/preload-helper/;
const DECLARED = 'export const __vitePreload =';

/**
 * Sends every `import()` of the build through `loadChunk`, which races it against the 120 seconds of the specification
 * (APP-3). The bundler already wraps each of them in one helper; this wraps the helper.
 */
export function racedImports(): Plugin {
  let wrapped = false;
  return {
    name: 'campus:raced-imports',
    apply: 'build',
    transform: {
      filter: { id: HELPER },
      handler(code) {
        if (!code.includes(DECLARED)) return null;
        wrapped = true;
        return {
          code: `import { loadChunk } from '#wire/load-chunk.ts';
${code.replace(DECLARED, 'const preload =')}
export const __vitePreload = (load, parts, from) => loadChunk(() => preload(load, parts, from));`,
          map: null,
        };
      },
    },
    buildEnd(error) {
      if (error === undefined && !wrapped)
        this.error('The helper of import() has another form: nothing would be raced.');
    },
  };
}
