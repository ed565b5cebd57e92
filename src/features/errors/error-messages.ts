import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ErrorKind, WayBack } from '#campus/page/error-kinds.ts';

type ErrorMessages = { title: MessageDescriptor; text: MessageDescriptor };

const SIMILAR = msg`Perhaps you will find something similar.`;

/** What each error screen says: what happened, and what is safe or to be done (ROUTE-6, DESIGN-21). */
export const ERROR_MESSAGES = {
  INCOMPLETE_COURSES: {
    title: msg`Almost there.`,
    text: msg`Complete the courses of this program first. Then this opens.`,
  },
  COURSE_NOT_FOUND: {
    title: msg`This course is not here any more.`,
    text: msg`The other courses of the program are still here.`,
  },
  PROGRAM_AND_COURSE_NOT_FOUND: { title: msg`This program and its course are not here any more.`, text: SIMILAR },
  COURSE_NOT_FOUND_STAND_ALONE: { title: msg`This course is not here any more.`, text: SIMILAR },
  COURSE_AND_LESSON_NOT_FOUND: { title: msg`This course and its lesson are not here any more.`, text: SIMILAR },
  PROGRAM_NOT_FOUND: { title: msg`This program is not here any more.`, text: SIMILAR },
  LESSON_NOT_FOUND: {
    title: msg`This lesson is not here any more.`,
    text: msg`The other lessons of the course are still here.`,
  },
  CATEGORY_NOT_FOUND: { title: msg`This topic is not here any more.`, text: SIMILAR },
  NOT_FOUND: {
    title: msg`This page is not here any more.`,
    text: msg`Perhaps the address has a mistake in it.`,
  },
  EXPIRED_LINK: {
    title: msg`This link is too old.`,
    text: msg`Links from e-mails work for a short time, and only once. Ask for a new one.`,
  },
  MAINTENANCE: { title: msg`We are repairing something.`, text: msg`Saved courses still work.` },
  LIST_PRIVATE: {
    title: msg`This list is private or not here any more.`,
    text: msg`Its owner can share it with you.`,
  },
} satisfies Record<ErrorKind, ErrorMessages>;

/** A technical problem (ROUTE-6). */
export const TECHNICAL_MESSAGES: ErrorMessages = {
  title: msg`Something is not working on our side.`,
  text: msg`Your data is safe.`,
};

export const WAY_BACK_MESSAGES = {
  program: msg`Back to the program`,
  course: msg`Back to the course`,
  explore: msg`Explore courses`,
  home: msg`Go to the campus`,
} satisfies Record<WayBack, MessageDescriptor>;
