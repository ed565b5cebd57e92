import { describe, expect, it } from 'vitest';
import { ERROR_KINDS, errorOfMissing, errorTarget } from './error-kinds.ts';

const PROGRAM = '/program/7';

describe('the button of an error screen', () => {
  it.each([
    ['INCOMPLETE_COURSES', PROGRAM],
    ['COURSE_NOT_FOUND', PROGRAM],
    ['PROGRAM_AND_COURSE_NOT_FOUND', '/explore'],
    ['COURSE_NOT_FOUND_STAND_ALONE', '/explore'],
    ['COURSE_AND_LESSON_NOT_FOUND', '/explore'],
    ['PROGRAM_NOT_FOUND', '/explore'],
    ['LESSON_NOT_FOUND', PROGRAM],
    ['CATEGORY_NOT_FOUND', '/explore'],
    ['NOT_FOUND', '/explore'],
    ['EXPIRED_LINK', '/'],
    ['MAINTENANCE', '/'],
    ['LIST_PRIVATE', '/explore'],
    [undefined, '/'],
  ] as const)('%s leads to %s', (kind, target) => {
    expect(errorTarget(kind, PROGRAM)).toBe(target);
  });

  it('leads to the catalogue where nobody said what to go back to', () => {
    expect(ERROR_KINDS.map((kind) => errorTarget(kind, undefined)).filter((path) => path !== '/')).toEqual(
      Array(10).fill('/explore'),
    );
  });
});

describe('what is missing', () => {
  it.each([
    ['course', '/course/8', { kind: 'COURSE_NOT_FOUND_STAND_ALONE' }],
    ['course', '/course/8/lesson/9', { kind: 'COURSE_AND_LESSON_NOT_FOUND' }],
    ['course', '/program/7/unit/8', { kind: 'COURSE_NOT_FOUND', target: PROGRAM }],
    ['program', PROGRAM, { kind: 'PROGRAM_NOT_FOUND' }],
    ['program', '/program/7/unit/8', { kind: 'PROGRAM_AND_COURSE_NOT_FOUND' }],
    ['lesson', '/course/8/lesson/9', { kind: 'LESSON_NOT_FOUND', target: '/course/8' }],
    ['lesson', '/program/7/unit/8/lesson/9', { kind: 'LESSON_NOT_FOUND', target: '/program/7/unit/8' }],
    ['category', '/category/rights', { kind: 'CATEGORY_NOT_FOUND' }],
    ['list', '/list/a', { kind: 'LIST_PRIVATE' }],
  ] as const)('a %s at %s', (what, pathname, screen) => {
    expect(errorOfMissing(what, pathname)).toEqual(screen);
  });
});
