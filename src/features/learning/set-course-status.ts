import { msg } from '@lingui/core/macro';
import * as v from 'valibot';
import { type ChangeMessage, offlineMutation } from '#cache/offline-mutation.ts';
import { COURSE_STATES, type CourseState, courseCardSchema, moduleCardSchema } from '#campus/learning/learning-item.ts';
import { NO_MODULE_ID } from '#campus/limits.ts';
import { showStatus } from './course-patches.ts';
import { doneSubject, statusSubject } from './subjects.ts';

const UPDATE_STATUS = `mutation UpdateCourseStatus($id: ID!, $moduleId: ID, $status: CourseState!) {
  updateCourseStatus(id: $id, moduleId: $moduleId, status: $status) { success errors { message } }
}`;

const state = v.picklist(COURSE_STATES);

/**
 * Where the person stands with a self-paced course or material: takes it, leaves it, says that it is done (LEARN-6).
 * Whether such a course may be queued says `isStatusQueued`. In a module, the module comes along so that the start page
 * shows it at once.
 */
export const setCourseStatus = offlineMutation({
  kind: 'course.status',
  version: 1,
  input: v.object({
    card: courseCardSchema,
    /** Where the person stood at the tap, for taking it back. */
    from: state,
    status: state,
    moduleId: v.nullable(v.string()),
    module: v.nullable(
      v.object({ ...moduleCardSchema.entries, courseIds: v.optional(v.array(v.object({ id: v.string() })), []) }),
    ),
  }),
  request: ({ card, status, moduleId }) => ({
    document: UPDATE_STATUS,
    variables: { id: card.id, moduleId: moduleId ?? NO_MODULE_ID, status },
  }),
  subject: ({ card }) => statusSubject(card.id),
  // Taken, left and taken again are three steps among others: none may take another's place in the row.
  keepsEach: () => true,
  dependsOn: ({ card }) => [doneSubject(card.id)],
  patches: [{ keys: [], change: showStatus }],
  messages: {
    what: ({ card, status }) => ({ message: WHAT[status], values: { title: card.denomination } }),
    done: ({ card, status }) => ({ message: DONE[status], values: { title: card.denomination } }),
    failed: ({ card }): ChangeMessage => ({
      message: msg`“{title}” could not be changed.`,
      values: { title: card.denomination },
    }),
  },
  undo: (input) => ({ ...input, from: input.status, status: input.from }),
});

const WHAT = {
  AVAILABLE: msg`Leave “{title}”`,
  TAKEN: msg`Start “{title}”`,
  COMPLETED: msg`Mark “{title}” as finished`,
  PREVIEW: msg`Preview “{title}”`,
} as const satisfies Record<CourseState, ChangeMessage['message']>;

const DONE = {
  AVAILABLE: msg`You have left “{title}”.`,
  TAKEN: msg`You have started “{title}”.`,
  COMPLETED: msg`“{title}” is finished.`,
  PREVIEW: msg`You see “{title}” as a tutor.`,
} as const satisfies Record<CourseState, ChangeMessage['message']>;
