import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ADDITIONAL_INFORMATION_MAX, PROFILE_TEXT_MAX } from '#campus/limits.ts';
import { aCampus, type TestCampus } from '#tests/support/campus/campus.ts';
import { aDevice, type TestDevice } from '#tests/support/device/device.ts';
import type { ProfileField } from './fields.ts';
import { setProfileField } from './mutations.ts';
import { profileMistake } from './profile-mistake.ts';

const WRITTEN: readonly (readonly [ProfileField, number])[] = [
  ['firstName', PROFILE_TEXT_MAX],
  ['lastName', PROFILE_TEXT_MAX],
  ['nickname', PROFILE_TEXT_MAX],
  ['city', PROFILE_TEXT_MAX],
  ['additionalInformation', ADDITIONAL_INFORMATION_MAX],
];
const RULES = { allowUnderage: false, now: new Date('2026-11-24T08:00:00Z') };

describe.each(WRITTEN)('%s', (field, most) => {
  let campus: TestCampus;
  let device: TestDevice;
  beforeEach(async () => {
    campus = await aCampus();
    device = await aDevice(campus, 'amal');
  });
  afterEach(() => campus.close());

  const mistake = (value: string) => profileMistake(field, value, { ...RULES, isRequired: true });
  const refused = async (value: string) => {
    await device.send(setProfileField, { field, value });
    await device.drain();
    return (await device.outbox()).map(({ state, refusal }) => refusal ?? state);
  };

  it('may be of emoji to its last character, for the form and for the campus', async () => {
    const value = ` ${'👍'.repeat(most)} `;
    expect(mistake(value)).toBeUndefined();
    expect(await refused(value)).toEqual([]);
  });

  it('that is longer by one is refused by both', async () => {
    const value = '👍'.repeat(most + 1);
    expect(mistake(value)).toBe('too-long');
    expect(await refused(value)).toEqual(['PROFILE_TEXT_TOO_LONG']);
  });
});

it('a field that is required and empty is missing, whatever white space is in it', () => {
  expect(profileMistake('firstName', '  ', { ...RULES, isRequired: true })).toBe('missing');
  expect(profileMistake('firstName', '  ', { ...RULES, isRequired: false })).toBeUndefined();
});

it('a day of birth is one of the calendar', () => {
  expect(profileMistake('dateOfBirth', '2001-02-30', { ...RULES, isRequired: false })).toBe('no-birthday');
  expect(profileMistake('dateOfBirth', '2001-02-28', { ...RULES, isRequired: false })).toBeUndefined();
});
