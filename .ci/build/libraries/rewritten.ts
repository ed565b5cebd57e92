import type { Plugin } from 'vite';

type Rewriting = {
  /** Of the plugin, after `campus:`. */
  name: string;
  /** Address of the one file of the library. */
  source: RegExp;
  /** Text of the file that is taken out, and what stands there instead. */
  taken: string;
  given: string;
  /** What would be wrong without it: said where a release of the library has another text. */
  otherwise: string;
};

/** Changes one place of a library while it is built; a build that does not find it fails. */
export function rewritten({ name, source, taken, given, otherwise }: Rewriting): Plugin {
  return {
    name: `campus:${name}`,
    transform: {
      filter: { id: source },
      handler(code) {
        if (!code.includes(taken)) this.error(`A library has another form: ${otherwise}`);
        return { code: code.replace(taken, () => given), map: null };
      },
    },
  };
}
