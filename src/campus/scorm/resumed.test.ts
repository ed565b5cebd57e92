import { describe, expect, it } from 'vitest';
import { resumed } from './resumed.ts';

describe('an item that is opened again', () => {
  it('finds what it wrote, the time of all sessions, and no end of a session', () => {
    const left = {
      'cmi.core.lesson_location': 'page7',
      'cmi.core.lesson_status': 'incomplete',
      'cmi.core.exit': 'suspend',
      'cmi.core.total_time': '0000:59:30.00',
      'cmi.core.session_time': '00:01:00.50',
    };
    expect(resumed('1.2', left)).toEqual({
      'cmi.core.lesson_location': 'page7',
      'cmi.core.lesson_status': 'incomplete',
      'cmi.core.entry': 'resume',
      'cmi.core.total_time': '0001:00:30.50',
    });
  });

  it('goes on in SCORM 2004 too, with the time that is known of it', () => {
    const left = { 'cmi.location': '3', 'cmi.exit': 'suspend', 'cmi.session_time': 'PT1M' };
    expect(resumed('2004', left)).toMatchObject({ 'cmi.entry': 'resume', 'cmi.total_time': 'PT60S' });
    expect(resumed('2004', left, 3661.5)).toMatchObject({ 'cmi.total_time': 'PT3661.5S' });
  });

  it.each([
    ['cut off in the middle', { 'cmi.core.lesson_status': 'incomplete' }, 'resume'],
    ['ended and done', { 'cmi.core.lesson_status': 'passed' }, ''],
    ['left by a way out of its own', { 'cmi.core.lesson_status': 'incomplete', 'cmi.core.exit': 'logout' }, ''],
    ['suspended, though done', { 'cmi.core.lesson_status': 'passed', 'cmi.core.exit': 'suspend' }, 'resume'],
  ])('hears how it comes in: %s', (_, cmi, entry) => {
    expect(resumed('1.2', cmi)['cmi.core.entry']).toBe(entry);
  });
});
