import { ADDITIONAL_INFORMATION_MAX, PROFILE_TEXT_MAX } from '#campus/limits.ts';
import { lengthOf } from '#campus/text/length-of.ts';
import { trimTyped } from '#campus/text/typed-text.ts';

/** What is written in a profile, and how long it may be; what is chosen from a list has no length. */
const LONGEST: ReadonlyMap<string, number> = new Map([
  ['firstName', PROFILE_TEXT_MAX],
  ['lastName', PROFILE_TEXT_MAX],
  ['nickname', PROFILE_TEXT_MAX],
  ['city', PROFILE_TEXT_MAX],
  ['additionalInformation', ADDITIONAL_INFORMATION_MAX],
]);

/** Whether a field of a profile would be refused for its length: asked by the form and by the campus (LIMIT-7). */
export function isProfileTextTooLong(field: string, text: string): boolean {
  const most = LONGEST.get(field);
  return most !== undefined && lengthOf(trimTyped(text)) > most;
}
