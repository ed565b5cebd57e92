import { describe, expect, it } from 'vitest';
import { countriesOfAll, offersByCategory } from './offers-by-category.ts';

const offer = (id: string, category: string, country: string) => ({ id, category, categoryIcon: null, country });
const OFFERS = [
  offer('laptop', 'Work', 'Germany,Switzerland'),
  offer('choir', 'Together', 'Austria'),
  offer('fair', 'Work', ' Germany , '),
];
const shown = (country?: string) =>
  offersByCategory(OFFERS, country).map(({ category, offers }) => [category, offers.map(({ id }) => id)]);

describe('the offer board', () => {
  it('has a tab for each country, also where several stand in one value', () => {
    expect(countriesOfAll(OFFERS)).toEqual(['Germany', 'Switzerland', 'Austria']);
  });

  it('shows all by category, in the order in which they come', () => {
    expect(shown()).toEqual([
      ['Work', ['laptop', 'fair']],
      ['Together', ['choir']],
    ]);
  });

  it('keeps a category that has nothing in a country', () => {
    expect(shown('Switzerland')).toEqual([
      ['Work', ['laptop']],
      ['Together', []],
    ]);
  });
});
