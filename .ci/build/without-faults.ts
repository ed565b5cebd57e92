import type { Plugin } from 'vite';

const IMPORT = /^import \{ fault \} from '[^']*\/fault\.ts';$/gm;
const HOOK = /^ *await fault\('[\w.-]+'\);$/gm;
const LEFT = /\bfault\(/;

/** Takes the hooks of `src/offline/fault.ts` out of a source, line by line: every other line keeps its number. */
export function withoutFaults(code: string): string {
  return code.replace(IMPORT, '').replace(HOOK, '');
}

/** What learners get has no hook in it, and no name of one (CODE-7). */
export function takeOutFaults(): Plugin {
  return {
    name: 'campus:without-faults',
    enforce: 'pre',
    transform: {
      filter: { id: /\/(src|sw)\/.*\.tsx?$/, code: /fault\.ts'/ },
      handler(code) {
        const without = withoutFaults(code);
        if (LEFT.test(without)) this.error("A hook for faults is one line of its own: await fault('…');");
        return { code: without, map: null };
      },
    },
  };
}
