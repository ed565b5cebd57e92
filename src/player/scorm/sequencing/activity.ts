import type { ScormItem, ScormPackage } from '#campus/packages/package-index.ts';
import { type ActivitySettings, type Fact, settingsOf } from './settings.ts';

export type Facts = { [fact in Fact]?: boolean | number | undefined };

/** An activity of the tree and its tracking information (SN 4.2.1). */
export type Activity = {
  readonly id: string;
  readonly settings: ActivitySettings;
  readonly parent: Activity | undefined;
  /** As the manifest has them. */
  readonly every: readonly Activity[];
  /** Available children: those that were selected, in the order that they came to. */
  children: readonly Activity[];
  /** Selection and randomization have been applied once. */
  isArranged: boolean;
  attempts: number;
  isActive: boolean;
  isSuspended: boolean;
  /** Of the current attempt, by the ids of its objectives. The primary one, under `PRIMARY`, is the activity's own. */
  objectives: Map<string, Facts>;
  /**
   * What the content has said of the current attempt, be it that it is not known: no default takes its place. True: of itself;
   * false: of its primary objective, which comes after.
   */
  readonly reported: Map<Fact, boolean>;
  /** Of an attempt before the parent's current one: not for rollup (`useCurrentAttempt…Info`). */
  hasOldObjectives: boolean;
  hasOldProgress: boolean;
};

/** The key of the primary objective, which need not have a name. */
export const PRIMARY = '';

/** One way through a course: its tree, where it is, and what its objectives share. */
export type Session = {
  readonly root: Activity;
  readonly byId: ReadonlyMap<string, Activity>;
  current: Activity | undefined;
  suspended: Activity | undefined;
  readonly shared: Map<string, Facts>;
};

export function sessionOf({ organizationId, sequencing, items }: ScormPackage): Session {
  const byId = new Map<string, Activity>();
  const root = activityOf({ id: organizationId, sequencing, children: items }, undefined, byId);
  return { root, byId, current: undefined, suspended: undefined, shared: new Map() };
}

type Described = Pick<ScormItem, 'id' | 'sequencing' | 'children'>;

function activityOf(item: Described, parent: Activity | undefined, byId: Map<string, Activity>): Activity {
  const every: Activity[] = [];
  const activity: Activity = {
    id: item.id,
    settings: settingsOf(item.sequencing),
    parent,
    every,
    children: every,
    isArranged: false,
    attempts: 0,
    isActive: false,
    isSuspended: false,
    objectives: new Map(),
    reported: new Map(),
    hasOldObjectives: false,
    hasOldProgress: false,
  };
  if (!byId.has(item.id)) byId.set(item.id, activity);
  for (const child of item.children) every.push(activityOf(child, activity, byId));
  return activity;
}

export function isLeaf(activity: Activity): boolean {
  return activity.every.length === 0;
}

/** From the activity to the root, both with it. */
export function pathToRoot(activity: Activity): readonly Activity[] {
  return activity.parent === undefined ? [activity] : [activity, ...pathToRoot(activity.parent)];
}

/** The path from an activity to one above it, which is left out. */
export function pathBelow(activity: Activity, above: Activity): readonly Activity[] {
  const path = pathToRoot(activity);
  const end = path.indexOf(above);
  return end < 0 ? path : path.slice(0, end);
}

/** The nearest activity that is both of them or above them. */
export function commonAncestor(one: Activity, other: Activity): Activity {
  const path = pathToRoot(other);
  return pathToRoot(one).find((each) => path.includes(each)) ?? one;
}

/** Every available activity, as they follow in the table of contents. */
export function inOrder(activity: Activity): readonly Activity[] {
  return [activity, ...activity.children.flatMap(inOrder)];
}

export function sibling(activity: Activity, step: 1 | -1): Activity | undefined {
  const all = activity.parent?.children ?? [];
  const at = all.indexOf(activity);
  return at < 0 ? undefined : all[at + step];
}
