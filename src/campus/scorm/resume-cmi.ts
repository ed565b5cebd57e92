import { linesOf } from './attempts.ts';
import { factsOf, type ScormVersion } from './cmi-facts.ts';
import { type Cmi, type ScormSession, SEQUENCING_ELEMENT } from './scorm-data.ts';
import { timeSpan } from './time-spans.ts';

/** What a package is started with to go on from an attempt. */
export type Resume = {
  /** Of each item that was begun, ready to be loaded. */
  readonly states: Readonly<Record<string, Cmi>>;
  readonly sequencing: string | undefined;
};

type From = {
  /** The last session of the attempt; undefined: a new one begins. */
  readonly session: string | undefined;
  readonly version: ScormVersion;
  /** Only looked at again: nothing of it counts. */
  readonly isReview: boolean;
};

/** The names by which the two versions call the same. */
const NAMES = {
  '1.2': {
    ...{ exit: 'cmi.core.exit', entry: 'cmi.core.entry', total: 'cmi.core.total_time' },
    ...{ mode: 'cmi.core.lesson_mode', credit: 'cmi.core.credit' },
  },
  '2004': {
    ...{ exit: 'cmi.exit', entry: 'cmi.entry', total: 'cmi.total_time' },
    ...{ mode: 'cmi.mode', credit: 'cmi.credit' },
  },
} as const;

/**
 * Of the launch, not of what was learnt: the launcher says it anew, from the package and from who opens it. A session's time
 * and a wish to go elsewhere are over with the session.
 */
const OF_THE_LAUNCH =
  /^cmi\.(?:core\.(?:exit|session_time|student_id|student_name)|exit|session_time|learner_id|learner_name|launch_data|student_data\..*|scaled_passing_score|completion_threshold|max_time_allowed|time_limit_action)$|^adl\.(?:nav\.|sequencing$)|\._(?:children|count|version)$/;

/** The states that the items of an attempt are resumed from. */
export function resumeFrom(sessions: readonly ScormSession[], { session, version, isReview }: From): Resume {
  const line = linesOf(sessions).find((each) => each.at(-1)?.session === session) ?? [];
  const items: ScormSession['items'] = Object.assign({}, ...line.map((each) => each.items));
  const states = Object.entries(items).map(([item, { cmi }]) => {
    const seconds = line.reduce((sum, each) => sum + secondsIn(each, item, version), 0);
    return [item, resumed(cmi, { version, isReview, seconds })] as const;
  });
  return { states: Object.fromEntries(states), sequencing: sequencingIn(line.at(-1)) };
}

function secondsIn({ items }: ScormSession, item: string, version: ScormVersion): number {
  const state = items[item];
  return state === undefined ? 0 : factsOf(version, state.cmi).seconds;
}

function resumed(cmi: Cmi, at: Pick<From, 'version' | 'isReview'> & { seconds: number }): Cmi {
  const { version, isReview, seconds } = at;
  const names = NAMES[version];
  const left = Object.entries(cmi).filter(([element]) => !OF_THE_LAUNCH.test(element));
  return {
    ...Object.fromEntries(left),
    [names.entry]: isSuspended(cmi, version) ? 'resume' : '',
    [names.total]: timeSpan(version, seconds),
    [names.mode]: isReview ? 'review' : 'normal',
    [names.credit]: isReview ? 'no-credit' : 'credit',
  };
}

/**
 * Whether it was left to go on later: it said so, or was cut off before it could say anything (a killed tab leaves no exit),
 * and is not done.
 */
function isSuspended(cmi: Cmi, version: ScormVersion): boolean {
  const exit = cmi[NAMES[version].exit] ?? '';
  if (exit !== '') return exit === 'suspend';
  const { completion, success } = factsOf(version, cmi);
  return completion !== 'completed' && success === 'unknown';
}

/** It lies beside the item that was played last, which is of the last session. */
function sequencingIn(session: ScormSession | undefined): string | undefined {
  const states = Object.values(session?.items ?? {}).sort((a, b) => b.sequence - a.sequence);
  return states.map(({ cmi }) => cmi[SEQUENCING_ELEMENT]).find((remembered) => remembered !== undefined);
}
