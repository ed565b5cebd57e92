import { describe, expect, it } from 'vitest';
import { attemptsOf } from './attempts.ts';
import type { ScormSession } from './scorm-data.ts';
import { wentApart, whyCounts } from './why-counts.ts';

const aSession = (session: string, base: string | null, status: string, score: string, minute = 0): ScormSession => {
  const at = `2026-11-22T10:0${minute}:00.000Z`;
  const cmi = { 'cmi.core.lesson_status': status, 'cmi.core.score.raw': score };
  return { session, base, startedAt: at, endedAt: at, items: { a: { sequence: 1, cmi } } };
};
const why = (...sessions: ScormSession[]) => whyCounts(attemptsOf(sessions, { version: '1.2', items: ['a'] }));

describe('the attempt that counts', () => {
  it.each([
    ['finished', [aSession('one', null, 'passed', '10'), aSession('two', null, 'incomplete', '90')]],
    ['score', [aSession('one', null, 'incomplete', '10'), aSession('two', null, 'incomplete', '90')]],
    ['latest', [aSession('one', null, 'incomplete', '10'), aSession('two', null, 'incomplete', '10', 5)]],
    [undefined, [aSession('one', null, 'passed', '10')]],
    [undefined, []],
  ] as const)('counts by %s', (reason, sessions) => {
    expect(why(...sessions)).toBe(reason);
  });
});

describe('attempts', () => {
  const one = aSession('one', null, 'incomplete', '10');

  it('went apart where two go on from the same session, not where one was begun again', () => {
    expect(wentApart([one, aSession('two', 'one', 'passed', '1'), aSession('three', 'one', 'passed', '1')])).toBe(true);
    expect(wentApart([one, aSession('two', 'one', 'passed', '1'), aSession('three', null, 'passed', '1')])).toBe(false);
    expect(wentApart([])).toBe(false);
  });
});
