import type { Plugin } from 'vite';

const HELPER = /vite\/preload-helper/;
/** An import of a file that no daily page has (chunk-groups.ts), from one of another folder: this comes first. */
const OF_OTHER_PAGES = String.raw`/\/(?:more|online)\//`;
const DECLARED = 'export const __vitePreload =';

/**
 * Sends every `import()` of the build through `loadChunk`, which races it against the 120 seconds of the specification
 * (APP-3). The bundler already wraps each of them in one helper; this wraps the helper. What came once is given at once from
 * then on: the browser answers an `import()` of what is here after a turn or two of its event loop, of which a tap on a link
 * would wait for several. An import is known by its source, which names a file by its content and what is taken of it. One of
 * another page than the daily ones waits for the styles of these, too.
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
          code: `import { moreStyles } from '#app/boot/more-styles.ts';
import { loadChunk } from '#wire/load-chunk.ts';
${code.replace(DECLARED, 'const preload =')}
const here = new Map();
export const __vitePreload = (load, parts, from) => {
  const name = String(load);
  const known = here.get(name);
  if (known) return known;
  const loading = loadChunk(async () => {
    const coming = preload(load, parts, from);
    if (${OF_OTHER_PAGES}.test(name)) await Promise.all([coming, moreStyles()]);
    return coming;
  });
  loading.then(() => here.set(name, loading), () => {});
  return loading;
};`,
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
