import * as v from 'valibot';
import { type Activity, type Facts, pathToRoot, type Session } from './activity.ts';
import { earlierState } from './earlier-state.ts';
import { FACTS } from './settings.ts';

const VERSION = 2;

const facts = v.partial(
  v.object({
    satisfied: v.boolean(),
    measure: v.number(),
    raw: v.number(),
    min: v.number(),
    max: v.number(),
    completed: v.boolean(),
    progress: v.number(),
  }),
);
/** What an activity is, as far as it is not as in the beginning. */
const activity = v.object({
  attempts: v.optional(v.number()),
  isActive: v.optional(v.boolean()),
  isSuspended: v.optional(v.boolean()),
  hasOldObjectives: v.optional(v.boolean()),
  hasOldProgress: v.optional(v.boolean()),
  /** The ids of its available children, where they were selected or shuffled. */
  children: v.optional(v.array(v.string())),
  reported: v.optional(v.array(v.tuple([v.picklist(FACTS), v.boolean()]))),
  objectives: v.optional(v.record(v.string(), facts)),
});
export const stateSchema = v.object({
  version: v.literal(VERSION),
  current: v.optional(v.string()),
  suspended: v.optional(v.string()),
  activities: v.record(v.string(), activity),
  shared: v.record(v.string(), facts),
  /** What items share by `adl.data`, by the names of the stores. */
  data: v.optional(v.record(v.string(), v.string()), {}),
});
export type SequencingState = v.InferOutput<typeof stateSchema>;

/** What is remembered of the way through a course. */
export function stateOf(session: Session, data: Readonly<Record<string, string>>): SequencingState {
  const changed = [...session.byId.values()].map((each) => [each.id, changeOf(each)] as const);
  return {
    version: VERSION,
    current: session.current?.id,
    suspended: session.suspended?.id,
    activities: Object.fromEntries(
      changed.filter(([, change]) => Object.values(change).some((each) => each !== undefined)),
    ),
    shared: known(session.shared),
    data,
  };
}

function changeOf(of: Activity): SequencingState['activities'][string] {
  const flag = (is: boolean): true | undefined => is || undefined;
  return {
    attempts: of.attempts || undefined,
    isActive: flag(of.isActive),
    isSuspended: flag(of.isSuspended),
    hasOldObjectives: flag(of.hasOldObjectives),
    hasOldProgress: flag(of.hasOldProgress),
    children: of.isArranged ? of.children.map(({ id }) => id) : undefined,
    reported: of.reported.size === 0 ? undefined : [...of.reported],
    objectives: of.objectives.size === 0 ? undefined : known(of.objectives),
  };
}

function known(all: ReadonlyMap<string, Facts>): Record<string, v.InferOutput<typeof facts>> {
  return Object.fromEntries([...all].map(([key, each]) => [key, v.parse(facts, each)]));
}

/**
 * Goes back to what was kept. What was open then was cut off: it goes on like what was suspended. Answers where the person was,
 * or undefined where the text is no such state.
 */
export function restore(
  session: Session,
  text: string,
): { was: Activity | undefined; data: SequencingState['data'] } | undefined {
  const own = v.safeParse(v.pipe(v.string(), v.parseJson(), stateSchema), text);
  const state = own.success ? own.output : earlierState(text);
  if (state === undefined) return undefined;
  for (const [id, change] of Object.entries(state.activities)) apply(session, id, change);
  for (const [target, each] of Object.entries(state.shared)) session.shared.set(target, each);
  const was = session.byId.get(state.current ?? '');
  session.suspended = session.byId.get(state.suspended ?? '');
  if (was?.isActive === true && was.every.length === 0) session.suspended = was;
  for (const each of session.byId.values()) each.isActive = false;
  if (session.suspended !== undefined) for (const each of pathToRoot(session.suspended)) each.isSuspended = true;
  return { was, data: state.data };
}

function apply(session: Session, id: string, change: SequencingState['activities'][string]): void {
  const of = session.byId.get(id);
  if (of === undefined) return;
  of.attempts = change.attempts ?? 0;
  of.isActive = change.isActive ?? false;
  of.isSuspended = change.isSuspended ?? false;
  of.hasOldObjectives = change.hasOldObjectives ?? false;
  of.hasOldProgress = change.hasOldProgress ?? false;
  for (const [fact, isOfItself] of change.reported ?? []) of.reported.set(fact, isOfItself);
  of.objectives = new Map(Object.entries(change.objectives ?? {}));
  const children = change.children?.flatMap((child) => of.every.find((each) => each.id === child) ?? []);
  if (children === undefined || children.length === 0) return;
  of.children = children;
  of.isArranged = true;
}
