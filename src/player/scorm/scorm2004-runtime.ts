import type { Scorm2004API } from 'scorm-again/scorm2004/min';
import * as v from 'valibot';
import type { StartScorm } from '#campus/player/messages.ts';
import type { Cmi } from '#campus/scorm/scorm-data.ts';
import type { Leaf } from './item-tree.ts';
import { loadCmi } from './load-cmi.ts';
import type { Runtime } from './machine.ts';

declare global {
  interface Window {
    /** By this name an item looks for its runtime in the windows above it (SCORM 2004 RTE 3.3.1). */
    API_1484_11?: Scorm2004API;
  }
}

const measured = v.object({
  primaryObjective: v.object({ satisfiedByMeasure: v.literal(true), minNormalizedMeasure: v.optional(v.number(), 1) }),
});

/** In SCORM 2004 the sequencing says how long an attempt may last (RTE 4.2.13). */
const timed = v.object({ attemptAbsoluteDurationLimit: v.string() });

/** The one runtime of the package, made new for this item; the item finds it in this window. */
export function runtime2004(
  api: Scorm2004API,
  { start, item, cmi }: { start: StartScorm; item: Leaf; cmi: Cmi | undefined },
): Runtime {
  // Who listens to it goes on listening.
  api.reset(undefined, { preserveListeners: true, resetTotalTime: true });
  // The language of the app, until the person chooses another one in the package.
  const defaults = { 'cmi.entry': 'ab-initio', 'cmi.learner_preference.language': start.language };
  loadCmi(api, { ...defaults, ...cmi, ...setByCampus(start, item) });
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
  const limited = v.safeParse(timed, item.sequencing);
  const timeAllowed = limited.success ? limited.output.attemptAbsoluteDurationLimit : maxTimeAllowed;
  return {
    'cmi.learner_id': learnerId,
    'cmi.credit': isReview ? 'no-credit' : 'credit',
    'cmi.mode': isReview ? 'review' : 'normal',
    ...(dataFromLms === null ? {} : { 'cmi.launch_data': dataFromLms }),
    ...(timeAllowed === null ? {} : { 'cmi.max_time_allowed': timeAllowed }),
    ...(timeLimitAction === null ? {} : { 'cmi.time_limit_action': timeLimitAction }),
    ...(passing.success
      ? { 'cmi.scaled_passing_score': String(passing.output.primaryObjective.minNormalizedMeasure) }
      : {}),
  };
}
