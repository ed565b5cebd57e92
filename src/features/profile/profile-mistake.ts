import { type BirthRules, isBirthday } from '#campus/account/birth-years.ts';
import { isProfileTextTooLong } from '#campus/account/profile-text.ts';
import { typedLine } from '#campus/text/typed-text.ts';
import type { ProfileField } from './fields.ts';

export type ProfileMistake = 'missing' | 'too-long' | 'no-birthday';

/** What the campus would refuse in a field as it is typed; undefined: nothing. */
export function profileMistake(
  field: ProfileField,
  typed: string,
  { isRequired, ...rules }: BirthRules & { isRequired: boolean },
): ProfileMistake | undefined {
  const value = typedLine(typed);
  if (value === '') return isRequired ? 'missing' : undefined;
  if (isProfileTextTooLong(field, value)) return 'too-long';
  return field === 'dateOfBirth' && !isBirthday(value, rules) ? 'no-birthday' : undefined;
}
