import { describe, expect, it } from 'vitest';
import { publicName } from './public-name.ts';

const OLENA = { firstName: 'Olena', lastName: 'Bondar', nickname: 'Lena', showsFirstName: true };

describe('what others call somebody', () => {
  it.each([
    ['the first name, where the person allows it', OLENA, false, 'Olena'],
    ['the full name, where the organisation shows it', OLENA, true, 'Olena Bondar'],
    ['the first name, where there is no other', { ...OLENA, lastName: null }, true, 'Olena'],
    ['the nickname, whatever the organisation shows', { ...OLENA, showsFirstName: false }, true, 'Lena'],
    ['nothing, where nothing may be shown', { ...OLENA, showsFirstName: false, nickname: null }, true, null],
  ])('is %s', (_, person, showLearnersFullName, name) => {
    expect(publicName(person, { showLearnersFullName })).toBe(name);
  });
});
