import { type Activity, PRIMARY, type Session } from './activity.ts';
import type { Fact } from './settings.ts';
import { keyOf, objectivesOf, seen, type Value, write } from './tracking.ts';

/** What an item says by the elements of its data model, as a fact of an objective (SCORM 2004 RTE 4.2). */
const ELEMENTS: Readonly<Record<string, Fact>> = {
  success_status: 'satisfied',
  completion_status: 'completed',
  progress_measure: 'progress',
  'score.scaled': 'measure',
  'score.raw': 'raw',
  'score.min': 'min',
  'score.max': 'max',
};
const ENTRIES: readonly (readonly [element: string, fact: Fact])[] = Object.entries(ELEMENTS);
const ELEMENT = /^cmi\.(?:objectives\.(?<at>\d+)\.)?(?<name>[a-z_.]+)$/;

/** The item has set an element. `idAt`: the id of the objective at that place in its list. */
export function receive(
  session: Session,
  { element, value, idAt }: { element: string; value: string; idAt: (at: number) => string },
): void {
  const { current } = session;
  const { at, name = '' } = ELEMENT.exec(element)?.groups ?? {};
  const fact = ELEMENTS[name];
  if (current === undefined || !current.isActive || fact === undefined) return;
  const key = at === undefined ? PRIMARY : keyOf(current, idAt(Number(at)));
  // What the item says of itself goes before what it says of its primary objective.
  const isOfItself = at === undefined;
  if (key === PRIMARY && !isOfItself && current.reported.get(fact) === true) return;
  if (key === PRIMARY) current.reported.set(fact, isOfItself);
  write(session, current, key, fact, parsed(fact, value));
}

function parsed(fact: Fact, text: string): Value {
  if (fact === 'satisfied') return text === 'passed' ? true : text === 'failed' ? false : undefined;
  if (fact === 'completed') return text === 'unknown' ? undefined : text === 'completed';
  const value = Number(text);
  return text === '' || Number.isNaN(value) ? undefined : value;
}

/** An element of an objective as the item finds it; null: of one that is shared, and not known in this attempt. */
export type Found = Readonly<Record<string, string | null>>;

/** What an item finds in its data model of its objectives, each by its id (RTE 4.2.17). */
export function objectivesFor(session: Session, activity: Activity): readonly (readonly [id: string, facts: Found])[] {
  return objectivesOf(activity).flatMap(([key, { objectiveID, mapInfo }]) => {
    if (objectiveID === '') return [];
    const found: Record<string, string | null> = {};
    for (const [element, fact] of ENTRIES) {
      const value = seen(session, activity, key, fact, { asWritten: fact === 'completed' });
      if (value !== undefined) found[element] = textOf(fact, value);
      else if (mapInfo.length > 0) found[element] = null;
    }
    return [[objectiveID, found] as const];
  });
}

function textOf(fact: Fact, value: Value): string {
  if (fact === 'satisfied') return value === true ? 'passed' : 'failed';
  if (fact === 'completed') return value === true ? 'completed' : 'incomplete';
  return String(value);
}
