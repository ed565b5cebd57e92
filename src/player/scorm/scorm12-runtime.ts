import { Scorm12API } from 'scorm-again/scorm12/min';
import type { StartScorm } from '#campus/player/messages.ts';
import type { Cmi } from '#campus/scorm/scorm-data.ts';
import { committing } from './commit-here.ts';
import type { Leaf } from './item-tree.ts';
import { loadCmi } from './load-cmi.ts';
import type { Hooks, Runtime } from './machine.ts';

declare global {
  interface Window {
    /** By this name an item looks for its runtime in the windows above it (SCORM 1.2 RTE 3.3.6.1). */
    API?: Scorm12API;
  }
}

export type Runtime12 = Runtime & { readonly status: () => string; readonly exit: () => string };

/** A runtime of its own for each time that an item is opened; the item finds it in this window. */
export function runtime12(start: StartScorm, item: Leaf, cmi: Cmi | undefined, hooks: Hooks): Runtime12 {
  const api = new Scorm12API(committing(hooks.onCommit));
  // The language of the app, until the person chooses another one in the package.
  const defaults = { 'cmi.core.entry': 'ab-initio', 'cmi.student_preference.language': start.language };
  loadCmi(api, { ...defaults, ...cmi, ...setByCampus(start, item) });
  api.on('LMSSetValue', hooks.onSet);
  api.on('LMSFinish', hooks.onEnd);
  window.API = api;
  const values = (): Readonly<Record<string, unknown>> => api.getFlattenedCMI();
  return {
    isBegun: () => !api.isNotInitialized(),
    isOpen: () => api.isInitialized(),
    finish: () => api.lmsFinish(''),
    values,
    status: () => api.cmi.core.lesson_status,
    exit: () => String(values()['cmi.core.exit'] ?? ''),
  };
}

function setByCampus({ learnerId, isReview }: StartScorm, item: Leaf): Cmi {
  const { dataFromLms, masteryScore, maxTimeAllowed, timeLimitAction } = item;
  return {
    'cmi.core.student_id': learnerId,
    'cmi.core.credit': isReview ? 'no-credit' : 'credit',
    'cmi.core.lesson_mode': isReview ? 'review' : 'normal',
    ...(dataFromLms === null ? {} : { 'cmi.launch_data': dataFromLms }),
    ...(masteryScore === null ? {} : { 'cmi.student_data.mastery_score': String(masteryScore) }),
    ...(maxTimeAllowed === null ? {} : { 'cmi.student_data.max_time_allowed': maxTimeAllowed }),
    ...(timeLimitAction === null ? {} : { 'cmi.student_data.time_limit_action': timeLimitAction }),
  };
}
