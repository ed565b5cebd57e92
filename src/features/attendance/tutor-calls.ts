import type { AppointmentDraft } from '#campus/appointments/appointment-draft.ts';
import type { Wire } from '#wire/graphql.ts';
import { mutate } from '#wire/mutate.ts';

// What tutors do with dates and runs (LIVE-17). The campus decides, so nothing of it is queued; each throws a `CampusError`.

const CREATE = `mutation CreateAppointment($id: ID!, $runId: ID!, $draft: AppointmentDraft!) {
  createAppointment(id: $id, runId: $runId, draft: $draft) { success errors { message } }
}`;

/** The id is made once for what is written, so that a second try makes no second date. */
export function createAppointment(wire: Wire, date: { id: string; runId: string; draft: AppointmentDraft }) {
  return mutate(wire, 'createAppointment', CREATE, date);
}

const EDIT = `mutation EditAppointment($id: ID!, $sequence: Int!, $draft: AppointmentDraft!) {
  editAppointment(id: $id, sequence: $sequence, draft: $draft) { success errors { message } }
}`;

type Edited = { id: string; sequence: number; draft: AppointmentDraft };

/** `sequence`: of the date that the tutor began to change. Refused where it has been changed since. */
export function editAppointment(wire: Wire, date: Edited): Promise<void> {
  return mutate(wire, 'editAppointment', EDIT, date);
}

const CREATE_RUN = `mutation CreateRun($id: ID!, $courseId: ID!, $zone: String!) {
  createRun(id: $id, courseId: $courseId, zone: $zone) { success errors { message } }
}`;

/** Closed, and without dates (LIVE-20). */
export function createRun(wire: Wire, run: { id: string; courseId: string; zone: string }): Promise<void> {
  return mutate(wire, 'createRun', CREATE_RUN, run);
}

const SET_ACTIVE = `mutation SetRunActive($id: ID!, $isActive: Boolean!) {
  setRunActive(id: $id, isActive: $isActive) { success errors { message } }
}`;

export function setRunActive(wire: Wire, run: { id: string; isActive: boolean }): Promise<void> {
  return mutate(wire, 'setRunActive', SET_ACTIVE, run);
}

const MOVE_RUN = `mutation MoveRun($id: ID!, $days: Int!) {
  moveRun(id: $id, days: $days) { success errors { message } }
}`;

/** All that has not begun of it (LIVE-25). */
export function moveRun(wire: Wire, move: { id: string; days: number }): Promise<void> {
  return mutate(wire, 'moveRun', MOVE_RUN, move);
}

const DELETE_RUN = `mutation DeleteRun($id: ID!) {
  deleteRun(id: $id) { success errors { message } }
}`;

/** Calls off what is to come of it (LIVE-21). */
export function deleteRun(wire: Wire, id: string): Promise<void> {
  return mutate(wire, 'deleteRun', DELETE_RUN, { id });
}

const MESSAGE = `mutation MessageRun($id: ID!, $message: String!) {
  messageRun(id: $id, message: $message) { success errors { message } }
}`;

/** To everybody who takes it (LIVE-22). */
export function messageRun(wire: Wire, to: { id: string; message: string }): Promise<void> {
  return mutate(wire, 'messageRun', MESSAGE, to);
}

const COMPLETE = `mutation CompleteCourse($courseId: ID!, $userId: ID!) {
  completeCourse(courseId: $courseId, userId: $userId) { success errors { message } }
}`;

/** Of somebody else, who takes it (LEARN-6). */
export function completeCourse(wire: Wire, of: { courseId: string; userId: string }): Promise<void> {
  return mutate(wire, 'completeCourse', COMPLETE, of);
}
