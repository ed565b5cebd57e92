import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast } from './color-solver.ts';
import { textOn } from './text-on.ts';

describe('words on a colour that an identity provider chose', () => {
  it('can be read on every one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffffff }), (value) => {
        const background = `#${value.toString(16).padStart(6, '0')}`;
        expect(contrast(textOn(background) ?? '', background)).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });

  it('are ours where it is no colour', () => {
    expect(textOn('url(https://evil.example)')).toBeUndefined();
    expect(textOn('#fff')).toBeUndefined();
  });
});
