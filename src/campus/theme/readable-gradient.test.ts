import { wcagContrast } from 'culori';
import { describe, expect, it } from 'vitest';
import { readableGradient } from './readable-gradient.ts';

describe('a gradient with text on it', () => {
  it('stays as it was chosen where white or ink can be read on it', () => {
    expect(readableGradient('#0b4f4e', '#14807f')).toEqual({ start: '#0b4f4e', end: '#14807f', ink: '#ffffff' });
    expect(readableGradient('#f2c200', '#ffe680')).toEqual({ start: '#f2c200', end: '#ffe680', ink: '#101616' });
  });

  it.each([
    ['#808080', '#808080'],
    ['#000000', '#ffffff'],
    ['#f2c200', '#4a3fa3'],
    ['#ff0000', '#00ff00'],
  ])('can be read on both ends, from %s to %s too', (from, to) => {
    const { start, end, ink } = readableGradient(from, to);
    expect(wcagContrast(ink, start)).toBeGreaterThanOrEqual(4.5);
    expect(wcagContrast(ink, end)).toBeGreaterThanOrEqual(4.5);
  });
});
