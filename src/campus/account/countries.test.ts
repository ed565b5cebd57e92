import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES } from '#campus/languages.ts';
import { countriesIn, countryCodes } from './countries.ts';

describe('the countries', () => {
  it('are those of ISO 3166-1 and Kosovo, and nothing that is none', () => {
    expect(countryCodes()).toHaveLength(250);
    expect(countryCodes()).toEqual(expect.arrayContaining(['AF', 'DE', 'ER', 'PS', 'SS', 'SY', 'UA', 'XK']));
    for (const none of ['EU', 'UN', 'ZZ', 'XA', 'SU', 'YU', 'UK', 'IC']) expect(countryCodes()).not.toContain(none);
  });

  it.each(LANGUAGE_CODES)('have a name of their own each in %s', (language) => {
    const names = countriesIn(language).map(({ denomination }) => denomination);
    expect(new Set(names).size).toBe(countryCodes().length);
    expect(names.filter((name) => /^[A-Z]{2}$/.test(name))).toEqual([]);
  });

  it('stand in the order of the language', () => {
    const namesIn = (language: 'de' | 'en') => countriesIn(language).map(({ denomination }) => denomination);
    expect(namesIn('en')[0]).toBe('Afghanistan');
    // Ägypten stands with A, not behind Z.
    expect(namesIn('de').indexOf('Ägypten')).toBeLessThan(namesIn('de').indexOf('Albanien'));
  });
});
