import { describe, expect, it } from 'vitest';
import { flagCases } from '#tests/support/sources/flag-cases.ts';
import { publicName } from './public-name.ts';

const OLENA = { firstName: 'Olena', lastName: 'Bondar', nickname: 'Lena', showsFirstName: true };

describe('what others call somebody', () => {
  it.each(flagCases('showLearnersFullName', { off: 'Olena', on: 'Olena Bondar' }))(
    'is the first name, where the person allows it, and the full name where the organisation shows it: %s',
    (showLearnersFullName, name) => {
      expect(publicName(OLENA, { showLearnersFullName })).toBe(name);
    },
  );

  it.each([
    ['the first name, where there is no other', { ...OLENA, lastName: null }, true, 'Olena'],
    ['the nickname, whatever the organisation shows', { ...OLENA, showsFirstName: false }, true, 'Lena'],
    ['nothing, where nothing may be shown', { ...OLENA, showsFirstName: false, nickname: null }, true, null],
  ])('is %s', (_, person, showLearnersFullName, name) => {
    expect(publicName(person, { showLearnersFullName })).toBe(name);
  });
});
