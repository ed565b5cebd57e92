import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { COURSE_TYPES, courseCardSchema, kindOf, refOf } from './learning-item.ts';

const card = {
  __typename: 'MixedCourse',
  id: '1',
  denomination: 'A course',
  courseType: 'REGULAR_MOOC',
  subtitle: null,
  image: null,
  imageAlt: null,
  isBookmarked: null,
  isRequired: true,
  hasCertificate: false,
  workload: 60,
  status: { denomination: 'TAKEN' },
} as const;

describe('the kind of a card', () => {
  it.each([
    ['REGULAR_MOOC', 'selfPaced'],
    ['KIRON_MOOC', 'selfPaced'],
    ['DA_TUTORIAL', 'selfPaced'],
    ['HOSTED_COURSE', 'selfPaced'],
    ['DA_COURSE', 'live'],
    ['OFFLINE_COURSE', 'event'],
    ['PROJECT', 'project'],
    ['MATERIAL_COURSE', 'material'],
    ['SCORM', 'scorm'],
  ] as const)('of a %s is %s', (courseType, kind) => {
    expect(kindOf({ __typename: 'MixedCourse', courseType })).toBe(kind);
  });

  it('of a module is module, and every course type has one', () => {
    expect(kindOf({ __typename: 'Module' })).toBe('module');
    expect(COURSE_TYPES.map((courseType) => kindOf({ __typename: 'Event', courseType }))).not.toContain(undefined);
  });
});

describe('a course that a later campus describes', () => {
  it('is shown as self-paced and available rather than refused', () => {
    const later = { ...card, courseType: 'HOLOGRAM', status: { denomination: 'ASLEEP' } };
    const parsed = v.parse(courseCardSchema, later);
    expect(parsed).toMatchObject({ courseType: 'REGULAR_MOOC', status: { denomination: 'AVAILABLE' } });
  });
});

describe('what a bookmark speaks of', () => {
  it.each([
    ['Module', 'module'],
    ['MixedCourse', 'course'],
    ['Event', 'course'],
    ['Scorm', 'course'],
  ])('of a %s is a %s', (__typename, kind) => {
    expect(refOf({ __typename, id: '7' })).toEqual({ kind, id: '7' });
  });
});
