import type { Plugin } from 'vite';

const HELPER = /vite\/preload-helper/;
const DECLARED = 'export const __vitePreload =';

/** In the source of an `import()`: the folders of files that say more than a learner's first catalogue has. */
const FURTHER = String(/\/(?:more|online)\//);

/**
 * Sends every `import()` of the build through `loadChunk`, which races it against the 120 seconds of the specification
 * (APP-3). The bundler already wraps each of them in one helper; this wraps the helper. What came once is given at once from
 * then on: the browser answers an `import()` of what is here after a turn or two of its event loop, of which a tap on a link
 * would wait for several. An import is known by its source, which names a file by its content and what is taken of it.
 *
 * The files that one needs are hinted once: the helper would look for each of them among all hints of the page, at every
 * `import()` anew. A file of another page than the daily ones waits for its messages (`message-places.ts`);
 * what it imports itself lies beside it, and they are here.
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
          code: `import { loadChunk, withMoreMessages } from '#wire/load-chunk.ts';
${code.replace(DECLARED, 'const preload =')}
const here = new Map();
const hinted = new Set();
const unhinted = (part) => !hinted.has(part) && hinted.add(part);
export const __vitePreload = (load, parts, from) => {
  const name = String(load);
  const known = here.get(name);
  if (known) return known;
  const bring = () => preload(load, parts?.filter(unhinted), from);
  const loading = loadChunk(() => (${FURTHER}.test(name) ? withMoreMessages(bring) : bring()));
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
