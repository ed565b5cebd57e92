import { describe, expect, it } from 'vitest';
import { FAULT_STEPS } from '#offline/fault.ts';
import { nonEmpty } from '#tests/support/sources/non-empty.ts';
import { sourcesOf } from '#tests/support/sources/sources.ts';
import { withoutFaults } from '#tools/build/without-faults.ts';

const SOURCES = sourcesOf('src/**/*.{ts,tsx}', 'sw/**/*.ts').filter(
  ({ path }) => !/\.test\.tsx?$/.test(path) && path !== 'src/offline/fault.ts',
);
const hooksIn = (text: string): string[] => [...text.matchAll(/\bfault\('([^']*)'\)/g)].map(([, step]) => step ?? '');

describe('hooks for faults', () => {
  it('stand in the code once for each named step', () => {
    const found = SOURCES.flatMap(({ text }) => hooksIn(text));
    expect(found.toSorted(), 'A step of FAULT_STEPS has one hook, and a hook has a step.').toEqual(
      [...FAULT_STEPS].toSorted(),
    );
  });

  it('leave with nothing behind them, and move no other line', () => {
    const hooked = SOURCES.filter(({ text }) => text.includes("fault.ts'"));
    expect(hooked.length).toBeGreaterThan(5);
    for (const { path, text } of nonEmpty(hooked, 'source with a hook')) {
      const without = withoutFaults(text);
      expect(without, path).not.toMatch(/fault\(|fault\.ts/);
      expect(without.split('\n').length, path).toBe(text.split('\n').length);
    }
  });
});
