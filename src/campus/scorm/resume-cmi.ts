import { isFinished, linesOf } from './attempts.ts';
import { factsOf, type ScormVersion } from './cmi-facts.ts';
import { resumed } from './resumed.ts';
import { type Cmi, type ScormSession, SEQUENCING_ELEMENT } from './scorm-data.ts';

/** What a package is started with to go on from an attempt. */
export type Resume = {
  /** Of each item that was begun, ready to be loaded. */
  readonly states: Readonly<Record<string, Cmi>>;
  readonly sequencing: string | undefined;
  /** What was open last, where no sequencing says where to go on. */
  readonly item: string | undefined;
};

type From = {
  /** The last session of the attempt; undefined: a new one begins. */
  readonly session: string | undefined;
  readonly version: ScormVersion;
};

/**
 * Of the launch, not of what was learnt: the launcher says it anew, from the package and from who opens it. A request to go
 * elsewhere is over with the session.
 */
const OF_THE_LAUNCH =
  /^cmi\.(?:core\.(?:credit|lesson_mode)|credit|mode|launch_data|student_data\..*|scaled_passing_score|completion_threshold|max_time_allowed|time_limit_action)$|^adl\.(?:nav\.|sequencing$)|\._(?:children|count|version)$/;

/** The states that the items of an attempt are resumed from. */
export function resumeFrom(sessions: readonly ScormSession[], { session, version }: From): Resume {
  const line = lineWith(sessions, session);
  const items: ScormSession['items'] = Object.assign({}, ...line.map((each) => each.items));
  const states = Object.entries(items).map(([item, { cmi }]) => {
    const seconds = line.reduce((sum, each) => sum + secondsIn(each, item, version), 0);
    const left = Object.entries(cmi).filter(([element]) => !OF_THE_LAUNCH.test(element));
    return [item, resumed(version, Object.fromEntries(left), seconds)] as const;
  });
  const [last] = newestFirst(line.at(-1));
  return {
    states: Object.fromEntries(states),
    sequencing: sequencingIn(line.at(-1)),
    item: version === '1.2' ? last?.[0] : undefined,
  };
}

function secondsIn({ items }: ScormSession, item: string, version: ScormVersion): number {
  const state = items[item];
  return state === undefined ? 0 : factsOf(version, state.cmi).seconds;
}

/** It lies beside the item that was played last, which is of the last session. */
function sequencingIn(session: ScormSession | undefined): string | undefined {
  const sequencings = newestFirst(session).map(([, { cmi }]) => cmi[SEQUENCING_ELEMENT]);
  return sequencings.find((remembered) => remembered !== undefined);
}

function newestFirst(session: ScormSession | undefined) {
  return Object.entries(session?.items ?? {}).sort(([, a], [, b]) => b.sequence - a.sequence);
}

/** Ids of the items that are done in an attempt, whichever of its sessions did it. */
export function doneItems(sessions: readonly ScormSession[], { session, version }: From): ReadonlySet<string> {
  const states = lineWith(sessions, session).flatMap(({ items }) => Object.entries(items));
  return new Set(states.flatMap(([item, { cmi }]) => (isFinished(factsOf(version, cmi)) ? [item] : [])));
}

function lineWith(sessions: readonly ScormSession[], session: string | undefined): readonly ScormSession[] {
  return linesOf(sessions).find((each) => each.at(-1)?.session === session) ?? [];
}
