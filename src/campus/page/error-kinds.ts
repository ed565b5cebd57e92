/** The twelve error screens (ROUTE-6), one closed union. */
export const ERROR_KINDS = [
  'INCOMPLETE_COURSES',
  'COURSE_NOT_FOUND',
  'PROGRAM_AND_COURSE_NOT_FOUND',
  'COURSE_NOT_FOUND_STAND_ALONE',
  'COURSE_AND_LESSON_NOT_FOUND',
  'PROGRAM_NOT_FOUND',
  'LESSON_NOT_FOUND',
  'CATEGORY_NOT_FOUND',
  'NOT_FOUND',
  'EXPIRED_LINK',
  'MAINTENANCE',
  'LIST_PRIVATE',
] as const;

export type ErrorKind = (typeof ERROR_KINDS)[number];

/** What the one button of an error screen leads back to. */
export type WayBack = 'program' | 'course' | 'explore' | 'home';

/** `undefined` is the screen of a technical problem. */
export function wayBackOf(kind: ErrorKind | undefined): WayBack {
  switch (kind) {
    case 'INCOMPLETE_COURSES':
    case 'COURSE_NOT_FOUND':
      return 'program';
    case 'LESSON_NOT_FOUND':
      return 'course';
    case 'PROGRAM_AND_COURSE_NOT_FOUND':
    case 'COURSE_NOT_FOUND_STAND_ALONE':
    case 'COURSE_AND_LESSON_NOT_FOUND':
    case 'PROGRAM_NOT_FOUND':
    case 'CATEGORY_NOT_FOUND':
    case 'NOT_FOUND':
    case 'LIST_PRIVATE':
      return 'explore';
    case 'EXPIRED_LINK':
    case 'MAINTENANCE':
    case undefined:
      return 'home';
    default:
      return kind satisfies never;
  }
}

/** The address of the way back. `target`: the program or course that the error carries; without it, the catalogue. */
export function errorTarget(kind: ErrorKind | undefined, target: string | undefined): string {
  const way = wayBackOf(kind);
  if (way === 'home') return '/';
  return way === 'explore' ? '/explore' : (target ?? '/explore');
}

type Missing = 'course' | 'program' | 'lesson' | 'category' | 'list' | 'userContent' | 'survey';

/** Which error screen says that something at this path is not there, and what it carries. */
export function errorOfMissing(what: Missing, pathname: string): { kind: ErrorKind; target?: string } {
  const [program] = /^\/program\/[^/]+(?=\/unit\/)/.exec(pathname) ?? [];
  const [course] = /^(\/program\/[^/]+\/unit|\/course)\/[^/]+(?=\/lesson\/)/.exec(pathname) ?? [];
  switch (what) {
    case 'course':
      if (program !== undefined) return { kind: 'COURSE_NOT_FOUND', target: program };
      return { kind: course === undefined ? 'COURSE_NOT_FOUND_STAND_ALONE' : 'COURSE_AND_LESSON_NOT_FOUND' };
    case 'program':
      return { kind: program === undefined ? 'PROGRAM_NOT_FOUND' : 'PROGRAM_AND_COURSE_NOT_FOUND' };
    case 'lesson':
      return { kind: 'LESSON_NOT_FOUND', ...(course !== undefined && { target: course }) };
    case 'category':
      return { kind: 'CATEGORY_NOT_FOUND' };
    case 'list':
      return { kind: 'LIST_PRIVATE' };
    case 'userContent':
    case 'survey':
      return { kind: 'NOT_FOUND' };
    default:
      return what satisfies never;
  }
}
