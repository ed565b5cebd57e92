import { describe, expect, it } from 'vitest';
import { isStatusQueued, type StatusChange, type StatusRefusal, statusRefusal } from './course-status.ts';
import { COURSE_STATES, type CourseState, type CourseType } from './learning-item.ts';

const learner = { isTutor: false, isLocked: false, allLessonsDone: false, allowStudentCourseCompletion: false };

describe('the status of a course', () => {
  it.each<[CourseState, CourseState, Partial<StatusChange>, StatusRefusal | undefined]>([
    ['AVAILABLE', 'TAKEN', {}, undefined],
    ['AVAILABLE', 'TAKEN', { isLocked: true }, 'PREREQUISITE_OPEN'],
    ['TAKEN', 'AVAILABLE', {}, undefined],
    ['TAKEN', 'AVAILABLE', { isLocked: true }, undefined],
    ['TAKEN', 'COMPLETED', {}, 'NOT_ALLOWED'],
    ['TAKEN', 'COMPLETED', { allLessonsDone: true }, undefined],
    ['TAKEN', 'COMPLETED', { allowStudentCourseCompletion: true }, undefined],
    ['TAKEN', 'COMPLETED', { isTutor: true }, undefined],
    ['AVAILABLE', 'COMPLETED', { allLessonsDone: true }, 'STATUS_NOT_POSSIBLE'],
    ['COMPLETED', 'TAKEN', {}, 'STATUS_NOT_POSSIBLE'],
    ['COMPLETED', 'AVAILABLE', {}, 'STATUS_NOT_POSSIBLE'],
    ['AVAILABLE', 'PREVIEW', {}, 'NOT_ALLOWED'],
    ['AVAILABLE', 'PREVIEW', { isTutor: true }, undefined],
    ['PREVIEW', 'AVAILABLE', { isTutor: true }, undefined],
    ['PREVIEW', 'TAKEN', { isTutor: true }, 'STATUS_NOT_POSSIBLE'],
  ])('%s → %s with %j: %s', (from, to, circumstances, refusal) => {
    expect(statusRefusal({ from, to, ...learner, ...circumstances })).toBe(refusal);
  });

  it.each(COURSE_STATES)('%s may always stay', (state) => {
    expect(statusRefusal({ from: state, to: state, ...learner, isLocked: true })).toBeUndefined();
  });

  it.each<[CourseType, boolean]>([
    ['REGULAR_MOOC', true],
    ['MATERIAL_COURSE', true],
    ['SCORM', true],
    ['DA_COURSE', false],
    ['OFFLINE_COURSE', false],
    ['PROJECT', false],
  ])('of %s waits for a network: %s', (type, isQueued) => {
    expect(isStatusQueued(type)).toBe(isQueued);
  });
});
