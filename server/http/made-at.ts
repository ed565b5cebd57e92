import { validate, version } from 'uuid';

/** The time in a UUIDv7 lies in its first 48 bits. */
const TIME_DIGITS = 12;

/**
 * When what has this key was made: keys of queued changes are UUIDv7 of the device. Undefined for a key that tells no time.
 */
export function madeAt(key: string | undefined): Date | undefined {
  if (key === undefined || !validate(key) || version(key) !== 7) return undefined;
  return new Date(Number.parseInt(key.replaceAll('-', '').slice(0, TIME_DIGITS), 16));
}

/**
 * Whether what has this key was made before a moment: keys of queued changes are UUIDv7 of the device, which goes by our
 * clock (SESSION-8). A key that tells no time was made just now.
 */
export function wasMadeBefore(key: string | undefined, moment: Date): boolean {
  const made = madeAt(key);
  return made !== undefined && made < moment;
}
