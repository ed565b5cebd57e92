import { describe, expect, it } from 'vitest';
import { attemptsOf, withState } from './attempts.ts';
import { factsOf } from './cmi-facts.ts';
import type { Cmi, ScormData, ScormSession } from './scorm-data.ts';

const ID = (n: number): string => `00000000-0000-7000-8000-00000000000${n}`;
const at = (minute: number): string => `2026-11-22T10:${String(minute).padStart(2, '0')}:00.000Z`;
const cmi = (status: string, raw?: number, time = '00:01:00'): Cmi => ({
  'cmi.core.lesson_status': status,
  'cmi.core.session_time': time,
  ...(raw === undefined ? {} : { 'cmi.core.score.raw': String(raw) }),
});

function aSession(n: number, base: number | null, states: Record<string, Cmi>, minute = n): ScormSession {
  return {
    session: ID(n),
    base: base === null ? null : ID(base),
    startedAt: at(minute),
    endedAt: at(minute + 1),
    items: Object.fromEntries(Object.entries(states).map(([item, of]) => [item, { sequence: 1, cmi: of }])),
  };
}
const of = (sessions: ScormSession[], items = ['a']) => attemptsOf(sessions, { version: '1.2', items });

describe('what a package says of itself', () => {
  it.each([
    ['passed', { completion: 'completed', success: 'passed' }],
    ['completed', { completion: 'completed', success: 'unknown' }],
    ['failed', { completion: 'incomplete', success: 'failed' }],
    ['incomplete', { completion: 'incomplete', success: 'unknown' }],
    ['not attempted', { completion: 'unknown', success: 'unknown' }],
    ['nonsense', { completion: 'unknown', success: 'unknown' }],
  ])('SCORM 1.2: %s', (status, facts) => {
    expect(factsOf('1.2', cmi(status))).toMatchObject(facts);
  });

  it.each([
    [{ 'cmi.score.scaled': '0.5' }, 0.5],
    [{ 'cmi.score.scaled': '-0.5' }, -0.5],
    [{ 'cmi.score.scaled': '7', 'cmi.score.raw': '7', 'cmi.score.max': '10' }, 0.7],
    [{ 'cmi.score.raw': '30', 'cmi.score.min': '20', 'cmi.score.max': '40' }, 0.5],
    [{ 'cmi.score.raw': '30' }, 0.3],
    [{ 'cmi.score.raw': '300' }, 1],
    [{ 'cmi.score.raw': 'NaN' }, null],
    [{ 'cmi.score.raw': '' }, null],
    [{}, null],
  ])('SCORM 2004: %o is a score of %s', (values, score) => {
    expect(factsOf('2004', values).score).toBe(score);
  });

  it.each([
    ['1.2', 'cmi.core.session_time', '00:01:30', 90],
    ['1.2', 'cmi.core.session_time', '0100:00:00.5', 360_000.5],
    ['1.2', 'cmi.core.session_time', '1:2:3', 0],
    ['2004', 'cmi.session_time', 'PT1H2M3.5S', 3723.5],
    ['2004', 'cmi.session_time', 'P1DT1S', 86_401],
    ['2004', 'cmi.session_time', 'P', 0],
    ['2004', 'cmi.session_time', 'an hour', 0],
  ] as const)('%s: %s %s are %d seconds', (version, element, text, seconds) => {
    expect(factsOf(version, { [element]: text }).seconds).toBe(seconds);
  });
});

describe('a session', () => {
  const state = (sequence: number, page: string, item = 'a'): ScormData => ({
    packageId: '0'.repeat(32),
    session: ID(1),
    base: null,
    sequence,
    item,
    cmi: { 'cmi.core.lesson_location': page },
  });
  const times = { startedAt: at(1), endedAt: at(2) };
  const sessionAfter = (...states: ScormData[]) =>
    states.reduce<ScormSession | undefined>((known, each) => withState(known, each, times) ?? known, undefined);

  it('is what was said last, in whatever order it arrives, and however often', () => {
    const [one, two, other] = [state(1, 'one'), state(2, 'two'), state(3, 'x', 'b')];
    const expected = sessionAfter(one, two, other);
    expect(expected?.items.a?.cmi['cmi.core.lesson_location']).toBe('two');
    for (const order of [
      [two, one, other],
      [other, two, one, two],
      [one, other, one, two, other],
    ])
      expect(sessionAfter(...order)).toEqual(expected);
  });

  it('lasts from its first word to its last', () => {
    const known = withState(undefined, state(2, 'two'), { startedAt: at(3), endedAt: at(4) });
    const whole = known && withState(known, state(3, 'three'), { startedAt: at(1), endedAt: at(2) });
    expect([whole?.startedAt, whole?.endedAt]).toEqual([at(1), at(4)]);
  });
});

describe('attempts', () => {
  it('go on from session to session: times are added, what was reached stays', () => {
    const [attempt, ...others] = of([
      aSession(1, null, { a: cmi('passed', 80) }),
      aSession(2, 1, { a: cmi('incomplete', 20, '00:00:30') }),
    ]);
    expect(others).toEqual([]);
    expect(attempt?.facts).toEqual({ completion: 'completed', success: 'passed', score: 0.8, seconds: 90 });
    expect(attempt?.items.a?.['cmi.core.score.raw']).toBe('20');
  });

  it('are two where two devices went on from the same session; the finished one counts, then the better, then the later', () => {
    const base = aSession(1, null, { a: cmi('incomplete') });
    const countOf = (...ends: ScormSession[]) => of([...ends, base]).map(({ session }) => session);
    expect(countOf(aSession(2, 1, { a: cmi('completed') }), aSession(3, 1, { a: cmi('incomplete', 90) }))).toEqual([
      ID(2),
      ID(3),
    ]);
    expect(countOf(aSession(2, 1, { a: cmi('incomplete', 10) }), aSession(3, 1, { a: cmi('incomplete', 90) }))).toEqual(
      [ID(3), ID(2)],
    );
    expect(countOf(aSession(2, 1, { a: cmi('incomplete') }, 9), aSession(3, 1, { a: cmi('incomplete') }))).toEqual([
      ID(2),
      ID(3),
    ]);
  });

  it('are the same on every device, in whatever order the sessions came', () => {
    const all = [
      aSession(1, null, { a: cmi('incomplete') }),
      aSession(2, 1, { a: cmi('failed', 40) }),
      aSession(3, 1, { a: cmi('incomplete') }),
      aSession(4, 2, { a: cmi('passed', 90) }),
    ];
    const expected = of(all);
    expect(expected.map(({ session }) => session)).toEqual([ID(4), ID(3)]);
    expect(of([...all].reverse())).toEqual(expected);
    expect(of([all[2], all[0], all[3], all[1]].flatMap((each) => each ?? []))).toEqual(expected);
  });

  it('of several items are completed when all of them are', () => {
    const one = aSession(1, null, { a: cmi('completed', 50) });
    expect(of([one], ['a', 'b'])[0]?.facts).toMatchObject({ completion: 'incomplete', score: 0.5 });
    const both = of([one, aSession(2, 1, { b: cmi('passed', 100) })], ['a', 'b'])[0];
    expect(both?.facts).toMatchObject({ completion: 'completed', success: 'passed', score: 0.75, seconds: 120 });
  });

  it('begin with a session whose base never arrived, and a circle is no line', () => {
    expect(of([aSession(2, 1, { a: cmi('completed') })])).toHaveLength(1);
    expect(of([aSession(1, 2, { a: cmi('completed') }), aSession(2, 1, { a: cmi('completed') })])).toEqual([]);
  });
});
