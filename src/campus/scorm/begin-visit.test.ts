import { describe, expect, it } from 'vitest';
import { beginVisit } from './begin-visit.ts';
import { learnerIdOf } from './learner-id.ts';
import type { ScormSession } from './scorm-data.ts';

const AT = '2026-11-22T10:00:00.000Z';
const RULES = { version: '1.2', items: ['a'] } as const;
const aSession = (session: string, base: string | null, status: string): ScormSession => ({
  session,
  base,
  startedAt: AT,
  endedAt: AT,
  items: { a: { sequence: 1, cmi: { 'cmi.core.lesson_status': status, 'cmi.core.lesson_location': session } } },
});
const begin = (sessions: readonly ScormSession[], from?: string) =>
  beginVisit(sessions, RULES, { session: 'now', from });

describe('a visit to the player', () => {
  const apart = [
    aSession('one', null, 'incomplete'),
    aSession('phone', 'one', 'incomplete'),
    aSession('desk', 'one', 'passed'),
    aSession('again', null, 'incomplete'),
  ];

  it('begins anew where there is nothing', () => {
    expect(begin([])).toEqual({
      session: 'now',
      base: null,
      resume: { states: {}, sequencing: undefined, item: undefined },
    });
  });

  it.each([
    ['the attempt that counts', undefined, 'desk'],
    ['the attempt that was chosen', 'phone', 'phone'],
    ['the one that counts of those that went on from there', 'one', 'desk'],
    ['a second attempt', 'again', 'again'],
  ])('goes on from %s', (_, from, base) => {
    const start = begin(apart, from);
    expect(start.base).toBe(base);
    expect(start.resume.states.a?.['cmi.core.lesson_location']).toBe(base);
  });

  it('begins a new attempt beside those that are there', () => {
    expect(begin(apart, 'never')).toMatchObject({ base: null, resume: { states: {} } });
  });
});

describe('who learns', () => {
  it('is the same in each visit, another in each package, and nobody', async () => {
    const [amal, again, elsewhere, olena] = await Promise.all([
      learnerIdOf('amal', 'p1'),
      learnerIdOf('amal', 'p1'),
      learnerIdOf('amal', 'p2'),
      learnerIdOf('olena', 'p1'),
    ]);
    expect(again).toBe(amal);
    expect(new Set([amal, elsewhere, olena]).size).toBe(3);
    expect(amal).toMatch(/^[0-9a-f]{32}$/);
  });
});
