import { PASSWORD_MIN } from '#campus/limits.ts';
import { lengthOf } from '#campus/text/length-of.ts';

/** ASVS 6.2.4: as many of the commonest, counted among those that are long enough to be taken at all. */
const COMMONEST = 3000;

/** Those that nobody may choose, of a dictionary in the order of how common they are. */
export function commonestOf(dictionary: readonly string[]): string[] {
  return dictionary.filter((text) => lengthOf(text) >= PASSWORD_MIN).slice(0, COMMONEST);
}

export function isCommonest(password: string, commonest: ReadonlySet<string>): boolean {
  return commonest.has(password.toLowerCase());
}
