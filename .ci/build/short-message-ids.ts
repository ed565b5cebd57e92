import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import type { Plugin } from 'vite';
import type { MessagePlaces } from './message-places.ts';

/** Two letters are too few for the messages that there are: most would need a third all the same. */
const FEWEST = 3;
/** Ids that Lingui makes of a message; the others are names of the specification, and stay. */
const MADE = /^[\w-]{6}$/;
/** As Lingui's macro writes a message that is in the catalogues: its id alone, of either kind. */
const MESSAGE = /(\/\*+\s*i18n\s*\*\/\s*\{\s*id:\s*)(["'`])([\w.-]+)\2/g;

/**
 * Each id by the fewest letters at its beginning that no other id begins with. Letters of a hash are what compresses worst: in
 * full they were a third of a catalogue. A new message changes another one's id only where both begin alike.
 */
export function shortIds(ids: readonly string[]): ReadonlyMap<string, string> {
  const counts = new Map<string, number>();
  for (const id of ids)
    for (let length = FEWEST; length <= id.length; length += 1) {
      const start = id.slice(0, length);
      counts.set(start, (counts.get(start) ?? 0) + 1);
    }
  const shortOf = (id: string): string => {
    let length = FEWEST;
    while (length < id.length && counts.get(id.slice(0, length)) !== 1) length += 1;
    return id.slice(0, length);
  };
  return new Map(ids.map((id) => [id, shortOf(id)]));
}

/** The ids that were made, of all catalogues, as the build has them in its scripts and in what it serves. */
export async function builtIds(): Promise<ReadonlyMap<string, string>> {
  const sources = await Promise.all((await getCatalogs(getConfig())).map((catalog) => catalog.read('en')));
  const ids = new Set(sources.flatMap((source) => Object.keys(source ?? {})));
  return shortIds([...ids].filter((id) => MADE.test(id)).toSorted());
}

/**
 * Writes the short ids into the scripts of a build, and notes which module says which message. A message that no catalogue has
 * keeps its own, and is seen to be missing.
 */
export function shortMessageIds({ note }: Pick<MessagePlaces, 'note'>): Plugin {
  let ids: ReadonlyMap<string, string> = new Map();
  return {
    name: 'campus:short-message-ids',
    apply: 'build',
    enforce: 'pre',
    async buildStart() {
      ids = await builtIds();
    },
    transform: {
      filter: { code: 'i18n' },
      handler(code, module) {
        note(
          module,
          Array.from(code.matchAll(MESSAGE), ([, , , id = '']) => id),
        );
        const short = code.replace(
          MESSAGE,
          (_, before: string, quote: string, id: string) => `${before}${quote}${ids.get(id) ?? id}${quote}`,
        );
        return short === code ? undefined : { code: short, map: null };
      },
    },
  };
}
