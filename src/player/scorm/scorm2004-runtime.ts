import type { Scorm2004API } from 'scorm-again/scorm2004/min';
import * as v from 'valibot';
import type { StartScorm } from '#campus/player/messages.ts';
import type { Cmi } from '#campus/scorm/scorm-data.ts';
import type { Leaf } from './item-tree.ts';
import { loadCmi } from './load-cmi.ts';
import type { Runtime } from './machine.ts';
import type { Session } from './sequencing/activity.ts';
import { objectivesFor } from './sequencing/reported-facts.ts';
import type { Sequencing } from './sequencing2004.ts';

declare global {
  interface Window {
    /** By this name an item looks for its runtime in the windows above it (SCORM 2004 RTE 3.3.1). */
    API_1484_11?: Scorm2004API;
  }
}

/** Stores that items share (SCORM 2004 4th Edition, RTE 4.3). */
const sharing = v.object({
  sharedDataMaps: v.array(
    v.object({
      targetID: v.string(),
      readSharedData: v.optional(v.boolean(), true),
      writeSharedData: v.optional(v.boolean(), true),
    }),
  ),
});

const measured = v.object({
  primaryObjective: v.object({ satisfiedByMeasure: v.literal(true), minNormalizedMeasure: v.optional(v.number(), 1) }),
});

/** In SCORM 2004 the sequencing says how long an attempt may last (RTE 4.2.13). */
const thresholded = v.object({
  completionThreshold: v.object({ completedByMeasure: v.literal(true), minProgressMeasure: v.optional(v.number(), 1) }),
});
const timed = v.object({ attemptAbsoluteDurationLimit: v.string() });

/** The one runtime of the package, made new for this item; the item finds it in this window. */
export function runtime2004(
  { api, session }: Sequencing,
  { start, item, cmi }: { start: StartScorm; item: Leaf; cmi: Cmi | undefined },
): Runtime {
  // Who listens to it goes on listening.
  api.reset(undefined, { preserveListeners: true, resetTotalTime: true });
  // The language of the app, until the person chooses another one in the package.
  const defaults = { 'cmi.entry': 'ab-initio', 'cmi.learner_preference.language': start.language };
  const { known, unknown } = objectivesIn(session, item, cmi ?? {});
  const isNew = cmi?.['cmi.entry'] !== 'resume';
  const own = Object.entries(cmi ?? {}).filter(([name]) => !isNew || !unknown.has(name));
  loadCmi(api, { ...defaults, ...Object.fromEntries(own), ...setByCampus(start, item), ...known });
  const shared = v.safeParse(sharing, item.sequencing);
  api.adl.configureSharedDataMaps(shared.success ? shared.output.sharedDataMaps : []);
  window.API_1484_11 = api;
  return {
    isBegun: () => !api.isNotInitialized(),
    isOpen: () => api.isInitialized(),
    finish: () => api.lmsFinish(''),
    values: () => api.getFlattenedCMI(),
  };
}

function setByCampus({ learnerId, isReview }: StartScorm, item: Leaf): Cmi {
  const { dataFromLms, maxTimeAllowed, timeLimitAction } = item;
  const passing = v.safeParse(measured, item.sequencing);
  const complete = v.safeParse(thresholded, item.sequencing);
  const limited = v.safeParse(timed, item.sequencing);
  const timeAllowed = limited.success ? limited.output.attemptAbsoluteDurationLimit : maxTimeAllowed;
  return {
    'cmi.learner_id': learnerId,
    'cmi.credit': isReview ? 'no-credit' : 'credit',
    'cmi.mode': isReview ? 'review' : 'normal',
    ...(dataFromLms === null ? {} : { 'cmi.launch_data': dataFromLms }),
    ...(timeAllowed === null ? {} : { 'cmi.max_time_allowed': timeAllowed }),
    ...(timeLimitAction === null ? {} : { 'cmi.time_limit_action': timeLimitAction }),
    ...(complete.success
      ? { 'cmi.completion_threshold': String(complete.output.completionThreshold.minProgressMeasure) }
      : {}),
    ...(passing.success
      ? { 'cmi.scaled_passing_score': String(passing.output.primaryObjective.minNormalizedMeasure) }
      : {}),
  };
}

const OBJECTIVE_ID = /^cmi\.objectives\.(\d+)\.id$/;

/** The objectives of the item with what is known of them, each where the item has it already, else after those. */
function objectivesIn(session: Session, item: Leaf, cmi: Cmi): { known: Cmi; unknown: ReadonlySet<string> } {
  const activity = session.byId.get(item.id);
  const ids = Object.entries(cmi).flatMap(([name, id]) => {
    const at = OBJECTIVE_ID.exec(name)?.[1];
    return at === undefined ? [] : [[id, Number(at)] as const];
  });
  const places = new Map(ids);
  const known: Record<string, string> = {};
  const unknown = new Set<string>();
  for (const [id, facts] of activity === undefined ? [] : objectivesFor(session, activity)) {
    const at = places.get(id) ?? places.size;
    places.set(id, at);
    known[`cmi.objectives.${at}.id`] = id;
    for (const [name, value] of Object.entries(facts))
      if (value === null) unknown.add(`cmi.objectives.${at}.${name}`);
      else known[`cmi.objectives.${at}.${name}`] = value;
  }
  return { known, unknown };
}
