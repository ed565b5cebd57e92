import { describe, expect, it } from 'vitest';
import { onceMore } from '#tools/test/once-more.ts';
import type { Failure } from '#tools/test/reports.ts';
import type { Verdict } from '#tools/test/run-part.ts';
import { summaryOf } from '#tools/test/summary.ts';

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
  seconds: 60,
  cpuSeconds: 110,
});

/** A machine on which these tests pass when they are alone. */
function quietMachine(...passing: string[]) {
  const played: string[] = [];
  const play = async (_: string, { title }: Failure): Promise<boolean> => {
    played.push(title);
    return passing.includes(title);
  };
  return { played, play };
}

describe('a journey or fault that failed', () => {
  it('is played once more, and counts as passed where it passes alone', async () => {
    const { play } = quietMachine('one', 'two');
    const { verdicts, passedThen } = await onceMore([part('journeys', 240, 'one'), part('faults', 39, 'two')], play);
    expect(verdicts.map(({ passed, failed }) => [passed, failed])).toEqual([
      [241, 0],
      [40, 0],
    ]);
    expect(passedThen.map(({ failure: { title } }) => title)).toEqual(['one', 'two']);
  });

  it('stays failed where it fails alone too', async () => {
    const { played, play } = quietMachine();
    const { verdicts, passedThen } = await onceMore([part('journeys', 241, 'one')], play);
    expect(verdicts).toEqual([part('journeys', 241, 'one')]);
    expect([played, passedThen]).toEqual([['one'], []]);
  });

  it('is one of too many where more than two failed: nothing is played again', async () => {
    const { played, play } = quietMachine('one', 'two', 'three');
    const first = [part('journeys', 240, 'one', 'two'), part('faults', 39, 'three')];
    expect(await onceMore(first, play)).toEqual({ verdicts: first, passedThen: [] });
    expect(played).toEqual([]);
  });

  it('gives no other test a second chance', async () => {
    const { played, play } = quietMachine('one');
    await onceMore([part('unit', 2000, 'one')], play);
    expect(played).toEqual([]);
  });

  it('does not make good what its run failed at besides', async () => {
    const { played, play } = quietMachine('one');
    const fellOver = { ...part('journeys', 10, 'one'), failed: 2 };
    expect((await onceMore([fellOver], play)).verdicts).toEqual([fellOver]);
    expect(played).toEqual([]);
  });
});

describe('the end of a run', () => {
  it('names failures first with the command that repeats each, then the parts, and ends with the sum', () => {
    const text = summaryOf({
      verdicts: [part('unit', 2000), part('journeys', 240, 'it’s kept')],
      passedThen: [{ part: 'faults', failure: failure('drain.sent') }],
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
        row('in all', 2240, 1, 120, 220),
      ]),
    );
    expect(lines.at(-1)).toBe('2240 passed, 1 failed');
  });

  it('says it of a part that ended badly without naming a test', () => {
    const broken = { ...part('journeys', 3), failed: 1 };
    const text = summaryOf({ verdicts: [broken], passedThen: [], leftOut: [] });
    expect(text).toContain('again: npm test -- --only journeys\n');
  });

  it('writes a command that a shell takes as it is meant', () => {
    const odd: Failure = { ...failure('x'), again: ['a.spec.ts', '-g', "it's \\$5$"] };
    const text = summaryOf({
      verdicts: [{ ...part('unit', 1), failed: 1, failures: [odd] }],
      passedThen: [],
      leftOut: [],
    });
    expect(text).toContain(String.raw`-- a.spec.ts -g 'it'\''s \$5$'`);
  });
});
