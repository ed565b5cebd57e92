import { describe, expect, it } from 'vitest';
import { doneItems, resumeFrom } from './resume-cmi.ts';
import type { Cmi, ScormSession } from './scorm-data.ts';

const AT = '2026-11-22T10:00:00.000Z';
const aSession = (session: string, base: string | null, items: Record<string, Cmi>): ScormSession => ({
  session,
  base,
  startedAt: AT,
  endedAt: AT,
  items: Object.fromEntries(Object.entries(items).map(([item, cmi], n) => [item, { sequence: n + 1, cmi }])),
});
const from = (sessions: readonly ScormSession[], session: string | undefined) =>
  resumeFrom(sessions, { session, version: '1.2' });

const PLACE: Cmi = {
  'cmi.core.lesson_status': 'incomplete',
  'cmi.core.lesson_location': 'page7',
  'cmi.core.score.raw': '30',
  'cmi.core.exit': 'suspend',
  'cmi.core.session_time': '00:01:30.5',
  'cmi.core.total_time': '0000:00:00.00',
  'cmi.core.credit': 'credit',
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
      },
    });
  });

  it('is nothing in a new attempt', () => {
    const all = [aSession('one', null, { a: PLACE })];
    expect(from(all, undefined)).toEqual({ states: {}, sequencing: undefined, item: undefined });
    expect(from(all, 'never')).toEqual({ states: {}, sequencing: undefined, item: undefined });
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

  it('opens what was open last, and knows what is done', () => {
    const all = [
      aSession('one', null, { a: { 'cmi.core.lesson_status': 'passed' }, b: PLACE }),
      aSession('two', 'one', { c: PLACE, a: { 'cmi.core.lesson_status': 'incomplete' } }),
    ];
    expect([from(all.slice(0, 1), 'one').item, from(all, 'two').item]).toEqual(['b', 'a']);
    expect(doneItems(all, { session: 'two', version: '1.2' })).toEqual(new Set(['a']));
    expect(doneItems(all, { session: undefined, version: '1.2' })).toEqual(new Set());
  });

  it('is said in the words of SCORM 2004 where it is 2004, with what the sequencing remembers of the last item', () => {
    const cmi: Cmi = {
      'cmi.exit': 'suspend',
      'cmi.session_time': 'PT1M1.25S',
      'cmi.location': '3',
      'cmi.mode': 'normal',
      'adl.nav.request': 'suspendAll',
      'adl.sequencing': 'first',
      'cmi.completion_threshold': '0.5',
    };
    const all = [aSession('one', null, { a: cmi, b: { ...cmi, 'adl.sequencing': 'then' } })];
    const { states, sequencing } = resumeFrom(all, { session: 'one', version: '2004' });
    expect(states.a).toEqual({ 'cmi.location': '3', 'cmi.entry': 'resume', 'cmi.total_time': 'PT61.25S' });
    expect(sequencing).toBe('then');
  });
});
