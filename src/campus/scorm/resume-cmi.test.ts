import { describe, expect, it } from 'vitest';
import { resumeFrom } from './resume-cmi.ts';
import type { Cmi, ScormSession } from './scorm-data.ts';
import { timeSpan } from './time-spans.ts';

const AT = '2026-11-22T10:00:00.000Z';
const aSession = (session: string, base: string | null, items: Record<string, Cmi>): ScormSession => ({
  ...{ session, base, startedAt: AT, endedAt: AT },
  items: Object.fromEntries(Object.entries(items).map(([item, cmi], n) => [item, { sequence: n + 1, cmi }])),
});
const from = (sessions: readonly ScormSession[], session: string | undefined, isReview = false) =>
  resumeFrom(sessions, { session, version: '1.2', isReview });

const PLACE: Cmi = {
  'cmi.core.lesson_status': 'incomplete',
  'cmi.core.lesson_location': 'page7',
  'cmi.core.score.raw': '30',
  'cmi.core.exit': 'suspend',
  'cmi.core.session_time': '00:01:30.5',
  'cmi.core.total_time': '0000:00:00.00',
  'cmi.core.student_id': 'somebody',
  'cmi.core.student_name': 'Somebody',
  'cmi.suspend_data': 'a\u0000\ud83d',
  'cmi.launch_data': 'old',
  'cmi.student_data.mastery_score': '50',
  'cmi.interactions.0.id': 'q1',
  'cmi.interactions._count': '1',
  'cmi.objectives.0.status': 'passed',
};

describe('what a package goes on from', () => {
  it('is where it was left: place, data, score, answers and aims; what belongs to a launch is said anew', () => {
    expect(from([aSession('one', null, { a: PLACE })], 'one').states).toEqual({
      a: {
        'cmi.core.lesson_status': 'incomplete',
        'cmi.core.lesson_location': 'page7',
        'cmi.core.score.raw': '30',
        'cmi.suspend_data': 'a\u0000\ud83d',
        'cmi.interactions.0.id': 'q1',
        'cmi.objectives.0.status': 'passed',
        'cmi.core.entry': 'resume',
        'cmi.core.total_time': '0000:01:30.50',
        'cmi.core.lesson_mode': 'normal',
        'cmi.core.credit': 'credit',
      },
    });
  });

  it('is nothing in a new attempt', () => {
    const all = [aSession('one', null, { a: PLACE })];
    expect(from(all, undefined)).toEqual({ states: {}, sequencing: undefined });
    expect(from(all, 'never')).toEqual({ states: {}, sequencing: undefined });
  });

  it('is of the whole line of its attempt, each item as it was left last, with the time of all its sessions', () => {
    const all = [
      aSession('one', null, { a: PLACE, b: { 'cmi.core.lesson_location': 'b1', 'cmi.core.session_time': '00:00:10' } }),
      aSession('two', 'one', { a: { ...PLACE, 'cmi.core.lesson_location': 'page9' } }),
      aSession('fork', 'one', { a: { ...PLACE, 'cmi.core.lesson_location': 'page2' } }),
    ];
    const { states } = from(all, 'two');
    expect(states.a).toMatchObject({ 'cmi.core.lesson_location': 'page9', 'cmi.core.total_time': '0000:03:01.00' });
    expect(states.b).toMatchObject({ 'cmi.core.lesson_location': 'b1', 'cmi.core.total_time': '0000:00:10.00' });
    expect(from(all, 'fork').states.a).toMatchObject({ 'cmi.core.lesson_location': 'page2' });
  });

  it.each([
    ['it was suspended', { 'cmi.core.exit': 'suspend' }, 'resume'],
    ['it was cut off', { 'cmi.core.exit': '' }, 'resume'],
    ['it was cut off before anything was said', {}, 'resume'],
    ['it was logged out of', { 'cmi.core.exit': 'logout' }, ''],
    ['it ran out of time', { 'cmi.core.exit': 'time-out' }, ''],
    ['it is done', { 'cmi.core.exit': '', 'cmi.core.lesson_status': 'passed' }, ''],
    ['it has failed', { 'cmi.core.lesson_status': 'failed' }, ''],
    ['it is done and suspended', { 'cmi.core.exit': 'suspend', 'cmi.core.lesson_status': 'completed' }, 'resume'],
  ])('is entered so where %s', (_, cmi, entry) => {
    expect(from([aSession('one', null, { a: cmi })], 'one').states.a?.['cmi.core.entry']).toBe(entry);
  });

  it('counts for nothing where it is only looked at', () => {
    const { states } = from([aSession('one', null, { a: PLACE })], 'one', true);
    expect(states.a).toMatchObject({ 'cmi.core.lesson_mode': 'review', 'cmi.core.credit': 'no-credit' });
  });

  it('is said in the words of SCORM 2004 where it is 2004, with what the sequencing remembers of the last item', () => {
    const cmi: Cmi = {
      ...{ 'cmi.exit': 'suspend', 'cmi.session_time': 'PT1M1.25S', 'cmi.location': '3', 'cmi.learner_name': 'x' },
      ...{ 'adl.nav.request': 'suspendAll', 'adl.sequencing': 'first', 'cmi.completion_threshold': '0.5' },
    };
    const all = [aSession('one', null, { a: cmi, b: { ...cmi, 'adl.sequencing': 'then' } })];
    const { states, sequencing } = resumeFrom(all, { session: 'one', version: '2004', isReview: true });
    expect(states.a).toEqual({
      ...{ 'cmi.location': '3', 'cmi.entry': 'resume', 'cmi.total_time': 'PT0H1M1.25S' },
      ...{ 'cmi.mode': 'review', 'cmi.credit': 'no-credit' },
    });
    expect(sequencing).toBe('then');
  });
});

describe('a length of time', () => {
  it.each([
    ['1.2', 0, '0000:00:00.00'],
    ['1.2', 3599.999, '0001:00:00.00'],
    ['1.2', 360_061.5, '0100:01:01.50'],
    ['1.2', 1e9, '9999:59:59.99'],
    ['2004', 0, 'PT0H0M0S'],
    ['2004', 90_061.5, 'PT25H1M1.5S'],
  ] as const)('in SCORM %s, %d seconds, is %s', (version, seconds, text) => {
    expect(timeSpan(version, seconds)).toBe(text);
  });
});
