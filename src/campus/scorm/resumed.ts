import { factsOf, type ScormVersion } from './cmi-facts.ts';
import type { Cmi } from './scorm-data.ts';

const NAMES = {
  '1.2': {
    entry: 'cmi.core.entry',
    exit: 'cmi.core.exit',
    total: 'cmi.core.total_time',
    session: 'cmi.core.session_time',
  },
  '2004': { entry: 'cmi.entry', exit: 'cmi.exit', total: 'cmi.total_time', session: 'cmi.session_time' },
} as const;

/**
 * An item's data as the item finds it when it is opened again: what it wrote, `entry` as SCORM says it, and in the total time
 * what it measured when it was open. `seconds`: all of it, where more is known than this one state of it.
 */
export function resumed(version: ScormVersion, cmi: Cmi, seconds = secondsOf(version, cmi)): Cmi {
  const { entry, exit, total, session } = NAMES[version];
  const { [exit]: left, [session]: _, ...rest } = cmi;
  // What was suspended goes on. So does what was cut off: it said nothing of its end, and is not done.
  const isDone = factsOf(version, cmi).completion === 'completed';
  const goesOn = left === 'suspend' || (left === undefined && !isDone);
  return { ...rest, [entry]: goesOn ? 'resume' : '', [total]: written(version, seconds) };
}

/** The total time that it found and the time of the session, together. */
function secondsOf(version: ScormVersion, cmi: Cmi): number {
  const { total, session } = NAMES[version];
  const before = factsOf(version, { [session]: cmi[total] ?? '' }).seconds;
  return before + factsOf(version, cmi).seconds;
}

function written(version: ScormVersion, seconds: number): string {
  if (version === '2004') return `PT${seconds.toFixed(2).replace(/\.?0+$/, '')}S`;
  const two = (value: number): string => String(Math.floor(value)).padStart(2, '0');
  const rest = (seconds % 60).toFixed(2).padStart(5, '0');
  return `${two(seconds / 3600).padStart(4, '0')}:${two((seconds / 60) % 60)}:${rest}`;
}
