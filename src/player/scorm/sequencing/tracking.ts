import { type Activity, type Facts, PRIMARY, type Session } from './activity.ts';
import type { Fact, ObjectiveSettings } from './settings.ts';

export type Value = boolean | number | undefined;

/** The objectives of an activity by their keys: the primary one first. */
export function objectivesOf({ settings }: Activity): readonly (readonly [key: string, ObjectiveSettings])[] {
  return [
    [PRIMARY, settings.primaryObjective],
    ...settings.objectives.map((each) => [each.objectiveID, each] as const),
  ];
}

/** The key of an objective that is named by its id, or of the primary one where none is named. */
export function keyOf({ settings }: Activity, id: string | undefined): string {
  return id === undefined || id === settings.primaryObjective.objectiveID ? PRIMARY : id;
}

function settingsFor(activity: Activity, key: string): ObjectiveSettings | undefined {
  return objectivesOf(activity).find(([each]) => each === key)?.[1];
}

type Looking = {
  /** What is of an attempt before the parent's current one is not known (SN 3.2.7, 3.2.8). */
  readonly forRollup?: boolean;
  /** As it was written, and not as a measure has it. */
  readonly asWritten?: boolean;
};

/** What is known of an objective of an activity that is tracked: of another nothing is. */
export function read(session: Session, activity: Activity, key: string, fact: Fact, looking: Looking = {}): Value {
  return activity.settings.deliveryControls.tracked ? seen(session, activity, key, fact, looking) : undefined;
}

/** What an objective reads of a shared one, else what the activity itself came to. The content of any activity may look at it. */
export function seen(session: Session, activity: Activity, key: string, fact: Fact, looking: Looking = {}): Value {
  const own = settingsFor(activity, key);
  if (own === undefined) return undefined;
  const measured = looking.asWritten === true ? undefined : MEASURED[fact]?.(activity, own, key);
  if (measured !== undefined) {
    const value = isMeasured(activity, fact) ? seen(session, activity, key, measured.by, looking) : undefined;
    return typeof value === 'number' ? value >= measured.atLeast : undefined;
  }
  const shared = own.mapInfo.findLast(({ reads }) => reads[fact]);
  const global = shared === undefined ? undefined : session.shared.get(shared.target)?.[fact];
  // Of completion the activity's own stands in until the shared one is known.
  if (shared !== undefined && (global !== undefined || !isOfProgress(fact))) return global;
  const isOld = isOfProgress(fact) ? activity.hasOldProgress : activity.hasOldObjectives;
  return looking.forRollup === true && isOld ? undefined : activity.objectives.get(key)?.[fact];
}

type Measured = { readonly by: Fact; readonly atLeast: number } | undefined;

/** Facts that a measure may decide on, and from where on it does. */
const MEASURED: { readonly [fact in Fact]?: (of: Activity, own: ObjectiveSettings, key: string) => Measured } = {
  satisfied: (_, own) => (own.satisfiedByMeasure ? { by: 'measure', atLeast: own.minNormalizedMeasure } : undefined),
  completed: ({ settings: { completionThreshold } }, _, key) =>
    key === PRIMARY && completionThreshold.completedByMeasure
      ? { by: 'progress', atLeast: completionThreshold.minProgressMeasure }
      : undefined,
};

/** A measure decides on being satisfied, unless the attempt is under way and the manifest says to wait. */
function isMeasured({ isActive, settings }: Activity, fact: Fact): boolean {
  return fact !== 'satisfied' || !isActive || settings.rollupConsiderations.measureSatisfactionIfActive;
}

function isOfProgress(fact: Fact): boolean {
  return fact === 'completed' || fact === 'progress';
}

/**
 * Writes what an attempt came to, and into each shared objective that the manifest has it written to. What a measure decides on
 * is not written by anybody else.
 */
export function write(session: Session, activity: Activity, key: string, fact: Fact, value: Value): void {
  const own = settingsFor(activity, key);
  if (own === undefined || !activity.settings.deliveryControls.tracked) return;
  if (MEASURED[fact]?.(activity, own, key) !== undefined) return;
  const facts = activity.objectives.get(key) ?? {};
  facts[fact] = value;
  activity.objectives.set(key, facts);
  shareAll(session, own, fact, value);
  if (fact === 'measure') writeMeasured(session, activity, key, 'satisfied');
  if (fact === 'progress') writeMeasured(session, activity, key, 'completed');
}

/** What is abandoned was never said (SN TB.2.3). */
export function forget(session: Session, activity: Activity): void {
  for (const fact of ['satisfied', 'measure', 'completed', 'progress'] as const)
    if (activity.objectives.get(PRIMARY)?.[fact] !== undefined) write(session, activity, PRIMARY, fact, undefined);
}

/** Shares what follows from a measure. */
export function writeMeasured(session: Session, activity: Activity, key: string, fact: Fact): void {
  const own = settingsFor(activity, key);
  if (own === undefined || MEASURED[fact]?.(activity, own, key) === undefined || !isMeasured(activity, fact)) return;
  shareAll(session, own, fact, read(session, activity, key, fact));
}

function shareAll(session: Session, own: ObjectiveSettings, fact: Fact, value: Value): void {
  for (const { target } of own.mapInfo.filter(({ writes }) => writes[fact])) share(session, target, fact, value);
}

function share(session: Session, target: string, fact: Fact, value: Value): void {
  const facts: Facts = session.shared.get(target) ?? {};
  facts[fact] = value;
  session.shared.set(target, facts);
}

/** A new attempt (SN DB.2): nothing is known of it yet, and what the children came to is of the one before. */
export function beginAttempt(activity: Activity): void {
  activity.attempts += 1;
  activity.objectives = new Map();
  activity.reported.clear();
  activity.hasOldObjectives = false;
  activity.hasOldProgress = false;
  const { useCurrentAttemptObjectiveInfo, useCurrentAttemptProgressInfo } = activity.settings.sequencingControls;
  for (const child of activity.children) {
    if (useCurrentAttemptObjectiveInfo) age(child, 'hasOldObjectives', 'useCurrentAttemptObjectiveInfo');
    if (useCurrentAttemptProgressInfo) age(child, 'hasOldProgress', 'useCurrentAttemptProgressInfo');
  }
}

function age(
  activity: Activity,
  old: 'hasOldObjectives' | 'hasOldProgress',
  uses: 'useCurrentAttemptObjectiveInfo' | 'useCurrentAttemptProgressInfo',
): void {
  activity[old] = activity.objectives.size > 0;
  if (activity.settings.sequencingControls[uses]) for (const child of activity.children) age(child, old, uses);
}
