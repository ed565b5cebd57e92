import { numberIn } from './number-in.ts';

type Values = Record<string, string>;

/** Where the standards name the words that a status may have. */
const STATUS: Readonly<Record<string, readonly string[]>> = {
  'cmi.core.lesson_status': ['passed', 'completed', 'failed', 'incomplete', 'browsed', 'not attempted'],
  'cmi.completion_status': ['completed', 'incomplete', 'not attempted', 'unknown'],
  'cmi.success_status': ['passed', 'failed', 'unknown'],
};
/** SCORM 1.2 counts to a hundred; 2004 has no bounds but those that the package names, and -1 to 1 for the scaled one. */
const SCORES = ['cmi.core.score', 'cmi.score'] as const;
const BOUNDS_OF_12 = { min: 0, max: 100 };

/**
 * What a package reported of status and score, without what cannot be: a status that is none, a score that is no number or lies
 * beyond its own bounds. The rest of it stays: a learner loses no place in a course because its score is written badly.
 */
export function possibleValues(cmi: Values): Values {
  const impossible = [
    ...Object.keys(STATUS).filter((element) => !isStatus(cmi, element)),
    ...SCORES.flatMap((at) => impossibleScores(cmi, at)),
  ];
  if (!impossible.some((element) => element in cmi)) return cmi;
  return Object.fromEntries(Object.entries(cmi).filter(([element]) => !impossible.includes(element)));
}

function isStatus(cmi: Values, element: string): boolean {
  const status = cmi[element];
  return status === undefined || status === '' || STATUS[element]?.includes(status) === true;
}

function impossibleScores(cmi: Values, at: (typeof SCORES)[number]): string[] {
  const parts = ['raw', 'min', 'max', 'scaled'].map((part) => `${at}.${part}`);
  const given = parts.filter((element) => (cmi[element] ?? '') !== '');
  const unreadable = given.filter((element) => numberIn(cmi[element]) === undefined);
  const [raw, min, max, scaled] = parts.map((element) => numberIn(cmi[element]));
  const bounds = at === 'cmi.core.score' ? BOUNDS_OF_12 : { min: -Infinity, max: Infinity };
  const isBeyond = raw !== undefined && (raw < (min ?? bounds.min) || raw > (max ?? bounds.max));
  const isBeyondScale = scaled !== undefined && Math.abs(scaled) > 1;
  return [...unreadable, ...(isBeyond ? [`${at}.raw`] : []), ...(isBeyondScale ? [`${at}.scaled`] : [])];
}
