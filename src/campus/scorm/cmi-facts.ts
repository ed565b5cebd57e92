import { numberIn } from './number-in.ts';
import type { Cmi } from './scorm-data.ts';

export type ScormVersion = '1.2' | '2004';

/** What the campus has to know of an item's data, whichever version of SCORM wrote it. */
export type CmiFacts = {
  readonly completion: 'completed' | 'incomplete' | 'unknown';
  readonly success: 'passed' | 'failed' | 'unknown';
  /** 0 to 1 (SCORM 2004 also below 0); null: none. */
  readonly score: number | null;
  /** Of this session, as the package measured it. */
  readonly seconds: number;
};

/** All that `factsOf` reads. */
export const FACT_ELEMENTS: Readonly<Record<ScormVersion, readonly string[]>> = {
  '1.2': ['cmi.core.lesson_status', 'cmi.core.session_time', ...scoreOf('cmi.core.score')],
  '2004': ['cmi.completion_status', 'cmi.success_status', 'cmi.session_time', ...scoreOf('cmi.score')],
};

function scoreOf(at: string): readonly string[] {
  return ['scaled', 'raw', 'min', 'max'].map((part) => `${at}.${part}`);
}

export function factsOf(version: ScormVersion, cmi: Cmi): CmiFacts {
  return version === '1.2' ? factsOf12(cmi) : factsOf2004(cmi);
}

/** SCORM 1.2 has one status for both: who passed has completed, who failed has not (PACKAGE-4). */
function factsOf12(cmi: Cmi): CmiFacts {
  const status = cmi['cmi.core.lesson_status'];
  const isDone = status === 'passed' || status === 'completed';
  const isBegun = status === 'incomplete' || status === 'failed' || status === 'browsed';
  return {
    completion: isDone ? 'completed' : isBegun ? 'incomplete' : 'unknown',
    success: status === 'passed' || status === 'failed' ? status : 'unknown',
    score: scaled(cmi, 'cmi.core.score'),
    seconds: secondsOf12(cmi['cmi.core.session_time']),
  };
}

function factsOf2004(cmi: Cmi): CmiFacts {
  const completion = cmi['cmi.completion_status'];
  const success = cmi['cmi.success_status'];
  const score = numberIn(cmi['cmi.score.scaled']);
  return {
    completion: completion === 'completed' || completion === 'incomplete' ? completion : 'unknown',
    success: success === 'passed' || success === 'failed' ? success : 'unknown',
    score: score !== undefined && score >= -1 && score <= 1 ? score : scaled(cmi, 'cmi.score'),
    seconds: secondsOf2004(cmi['cmi.session_time']),
  };
}

/** A raw score between its bounds; without bounds it is of a hundred. */
function scaled(cmi: Cmi, at: string): number | null {
  const raw = numberIn(cmi[`${at}.raw`]);
  if (raw === undefined) return null;
  const min = numberIn(cmi[`${at}.min`]) ?? 0;
  const max = numberIn(cmi[`${at}.max`]) ?? 100;
  return max > min ? Math.min(1, Math.max(0, (raw - min) / (max - min))) : null;
}

/** CMITimespan: `HHHH:MM:SS.SS`. */
function secondsOf12(text = ''): number {
  const [, hours = '0', minutes = '0', seconds = '0'] = /^(\d{2,4}):(\d{2}):(\d{2}(?:\.\d{1,2})?)$/.exec(text) ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

/** timeinterval (ISO 8601): `P1DT2H3M4.5S`. Nobody sits there for months: these count as 30 days, years as 365. */
function secondsOf2004(text = ''): number {
  const found = /^P(?:(\d+)Y)?(?:(\d+)M)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+(?:\.\d{1,2})?)S)?)?$/.exec(text);
  if (found === null) return 0;
  const [years, months, days, hours, minutes, seconds] = found.slice(1).map((part) => Number(part ?? 0));
  const wholeDays = (years ?? 0) * 365 + (months ?? 0) * 30 + (days ?? 0);
  return wholeDays * 86_400 + (hours ?? 0) * 3600 + (minutes ?? 0) * 60 + (seconds ?? 0);
}
