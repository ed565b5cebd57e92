import { expect, it } from 'vitest';
import { dataCost } from './data-cost.ts';

it('tells what a lesson costs at the price of a megabyte', () => {
  expect(dataCost(24_000_000, { pricePerMegabyte: 0.05, currency: 'EUR' })?.amount).toBeCloseTo(1.2);
});

it('tells nothing to somebody who has not said their price', () => {
  expect(dataCost(24_000_000, {})).toBeUndefined();
  expect(dataCost(24_000_000, { pricePerMegabyte: 0.05 })).toBeUndefined();
});
