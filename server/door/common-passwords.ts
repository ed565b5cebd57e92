import { dictionary } from '@zxcvbn-ts/language-common';
import { PASSWORD_MIN } from '#campus/limits.ts';

/** ASVS 6.2.4: as many of the commonest, counted among those that are long enough to be taken at all. */
const COMMONEST = 3000;

const known = new Set(
  dictionary['passwords-common'].filter((password) => password.length >= PASSWORD_MIN).slice(0, COMMONEST),
);

/** Whether a password is among the first that anybody tries. */
export function isCommonPassword(password: string): boolean {
  return known.has(password.toLowerCase());
}
