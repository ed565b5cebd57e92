import { describe, expect, it } from 'vitest';
import type { Failure } from '#tools/test/reports.ts';
import type { Verdict } from '#tools/test/run-part.ts';
import { judged, summaryOf } from '#tools/test/summary.ts';

const failure = (title: string): Failure => ({
  title,
  reason: 'Timed out',
  again: ['a.spec.ts', '-g', `${title}$`],
  attachments: ['/tmp/trace.zip'],
});

const part = (name: string, passed: number, ...titles: string[]): Verdict => ({
  name,
  passed,
  failed: titles.length,
  failures: titles.map(failure),
  second: [],
  seconds: 60,
  cpuSeconds: 110,
});

describe('tests that passed at their second try', () => {
  const withSecond = (name: string, ...titles: string[]) => ({ ...part(name, 240), second: titles.map(failure) });

  it('have passed where they are few', () => {
    const verdicts = [withSecond('journeys', 'one'), withSecond('faults', 'two')];
    expect(judged(verdicts)).toEqual(verdicts);
  });

  it('have failed where more than two of a whole run needed it', () => {
    const verdicts = [withSecond('journeys', 'one', 'two'), withSecond('faults', 'three')];
    expect(judged(verdicts)).toEqual([part('journeys', 238, 'one', 'two'), part('faults', 239, 'three')]);
  });
});

describe('the end of a run', () => {
  it('names failures first with the command that repeats each, then the parts, and ends with the sum', () => {
    const text = summaryOf({
      verdicts: [
        part('unit', 2000),
        part('journeys', 240, 'it’s kept'),
        { ...part('faults', 40), second: [failure('drain.sent')] },
      ],
      leftOut: [{ name: 'browsers', reason: 'they are not here' }],
    });
    const lines = text.trimEnd().split('\n');
    expect(lines[0]).toBe('Failed');
    expect(lines).toContain("    again: npm test -- --only journeys -- a.spec.ts -g 'it’s kept$'");
    expect(lines).toContain('    Timed out');
    const second = lines.findIndex((line) => line.startsWith('Passed the second time'));
    expect(lines.indexOf('  faults: drain.sent')).toBeGreaterThan(second);
    expect(lines.lastIndexOf('    see /tmp/trace.zip')).toBeGreaterThan(second);
    const row = (...cells: unknown[]) => expect.stringMatching(new RegExp(`^${cells.join('\\s+')}$`));
    expect(lines).toEqual(
      expect.arrayContaining([
        row('unit', 2000, 0, 60, 110),
        row('journeys', 240, 1, 60, 110),
        row('faults', 40, 0, 60, 110),
        row('in all', 2280, 1, 180, 330),
      ]),
    );
    expect(lines.at(-1)).toBe('2280 passed, 1 failed');
  });

  it('says it of a part that ended badly without naming a test', () => {
    const broken = { ...part('journeys', 3), failed: 1 };
    const text = summaryOf({ verdicts: [broken], leftOut: [] });
    expect(text).toContain('again: npm test -- --only journeys\n');
  });

  it('writes a command that a shell takes as it is meant', () => {
    const odd: Failure = { ...failure('x'), again: ['a.spec.ts', '-g', "it's \\$5$"] };
    const text = summaryOf({
      verdicts: [{ ...part('unit', 1), failed: 1, failures: [odd] }],
      leftOut: [],
    });
    expect(text).toContain(String.raw`-- a.spec.ts -g 'it'\''s \$5$'`);
  });
});
