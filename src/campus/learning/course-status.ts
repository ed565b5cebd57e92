import { type CourseState, type CourseType, kindOf } from './learning-item.ts';

export type StatusChange = {
  from: CourseState;
  to: CourseState;
  isTutor: boolean;
  /** Its prerequisite is not finished. */
  isLocked: boolean;
  allLessonsDone: boolean;
  /** Feature of the organisation: learners may say themselves that a course is done. */
  allowStudentCourseCompletion: boolean;
};

export type StatusRefusal = 'PREREQUISITE_OPEN' | 'STATUS_NOT_POSSIBLE' | 'NOT_ALLOWED';

/**
 * Why a course may not go from one state to another; undefined where it may (LEARN-6). To the state that it has already,
 * it always may: a change is set to a value, so it may come twice.
 */
export function statusRefusal(change: StatusChange): StatusRefusal | undefined {
  const { from, to } = change;
  if (from === to) return undefined;
  switch (`${from}→${to}` as const) {
    case 'AVAILABLE→TAKEN':
      return change.isLocked ? 'PREREQUISITE_OPEN' : undefined;
    case 'TAKEN→AVAILABLE':
      return undefined;
    case 'AVAILABLE→PREVIEW':
    case 'PREVIEW→AVAILABLE':
      return change.isTutor ? undefined : 'NOT_ALLOWED';
    case 'TAKEN→COMPLETED':
      return change.allLessonsDone || change.isTutor || change.allowStudentCourseCompletion ? undefined : 'NOT_ALLOWED';
    default:
      return 'STATUS_NOT_POSSIBLE';
  }
}

/** Whether the status of such a course is queued without a network: nothing of it is scarce or has a deadline (LEARN-9). */
export function isStatusQueued(courseType: CourseType): boolean {
  const kind = kindOf({ __typename: 'Course', courseType });
  switch (kind) {
    case 'selfPaced':
    case 'material':
    case 'scorm':
      return true;
    case 'live':
    case 'event':
    case 'project':
    case 'module':
    case 'ugc':
      return false;
    default:
      return kind satisfies never;
  }
}
