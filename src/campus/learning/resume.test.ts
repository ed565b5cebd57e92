import { describe, expect, it } from 'vitest';
import { resumeAt } from './resume.ts';

/** `+` is done, `-` is not. */
const lessons = (marks: string) => [...marks].map((mark, at) => ({ id: String(at + 1), isCompleted: mark === '+' }));

describe('where “continue” leads', () => {
  it.each([
    ['never opened', '---', null, '1'],
    ['in the middle of one', '+--', '2', '2'],
    ['after one that is done', '++--', '2', '3'],
    ['what was passed over, once all behind it is done', '+-++', '4', '2'],
    ['looked back at one that is done', '+++-', '1', '4'],
    ['all done', '+++', '3', '1'],
    ['a lesson that is gone', '+--', 'gone', '2'],
    ['no lessons', '', null, undefined],
  ])('%s', (_, marks, viewed, goal) => {
    const lastViewedLesson = viewed === null ? null : { lessonId: viewed };
    expect(resumeAt({ lessons: lessons(marks), lastViewedLesson })).toBe(goal);
  });
});
