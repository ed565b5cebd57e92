import type { ScormVersion } from './cmi-facts.ts';

/** The longest that SCORM 1.2 can say. */
const HOURS_MAX_12 = 9999;

/** Seconds as a package reads its total time: `HHHH:MM:SS.SS` in SCORM 1.2, `PT…S` in 2004. */
export function timeSpan(version: ScormVersion, seconds: number): string {
  const hundredths = Math.round(seconds * 100);
  const rest = (hundredths % 6000) / 100;
  const minutes = Math.floor(hundredths / 6000) % 60;
  const hours = Math.floor(hundredths / 360_000);
  if (version === '2004') return `PT${hours}H${minutes}M${rest}S`;
  const pad = (value: number, digits: number): string => String(value).padStart(digits, '0');
  if (hours > HOURS_MAX_12) return `${HOURS_MAX_12}:59:59.99`;
  return `${pad(hours, 4)}:${pad(minutes, 2)}:${rest.toFixed(2).padStart(5, '0')}`;
}
