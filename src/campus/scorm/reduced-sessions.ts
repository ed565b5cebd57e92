import { linesOf } from './attempts.ts';
import { FACT_ELEMENTS, type ScormVersion } from './cmi-facts.ts';
import type { Cmi, ScormSession } from './scorm-data.ts';

/**
 * The same sessions, small: of a state that a later session of each of its lines has replaced only what its facts are read
 * from. Attempts and what they are resumed from are the same before and after.
 */
export function reducedSessions(sessions: readonly ScormSession[], version: ScormVersion): readonly ScormSession[] {
  const needed = new Set(linesOf(sessions).flatMap(lastStatesOf));
  return sessions.map((each) => ({
    ...each,
    items: Object.fromEntries(
      Object.entries(each.items).map(([item, state]) => [
        item,
        needed.has(state) ? state : { ...state, cmi: factsIn(state.cmi, version) },
      ]),
    ),
  }));
}

type State = ScormSession['items'][string];

function lastStatesOf(line: readonly ScormSession[]): readonly State[] {
  const last: Readonly<Record<string, State>> = Object.assign({}, ...line.map(({ items }) => items));
  return Object.values(last);
}

function factsIn(cmi: Cmi, version: ScormVersion): Cmi {
  return Object.fromEntries(Object.entries(cmi).filter(([element]) => FACT_ELEMENTS[version].includes(element)));
}
