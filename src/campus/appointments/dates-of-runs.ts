import type { Appointment } from './appointment.ts';
import { hasEnded, nextAppointment } from './next-appointment.ts';
import type { Run } from './run.ts';

/** An appointment with the run that it belongs to. */
export interface RunDate {
  readonly run: Run;
  readonly appointment: Appointment;
}

export interface DatesOfRuns {
  /** What stands on top (LIVE-14), whose ever it is: a date that moved up when it is taken would run away from the tap. */
  readonly next: RunDate | undefined;
  /** All others that run or are to come, by their start. */
  readonly ahead: readonly RunDate[];
  /** The last one first. */
  readonly past: readonly RunDate[];
}

/**
 * The dates of a unit as its page lays them out (LIVE-14). Runs that are closed show only to whoever takes part or
 * teaches.
 */
export function datesOfRuns(runs: readonly Run[], now: Date, { isTutor }: { isTutor: boolean }): DatesOfRuns {
  const dates = shownRuns(runs, { isTutor }).flatMap((run) =>
    run.appointments.map((appointment) => ({ run, appointment })),
  );
  const open = dates.filter(({ appointment }) => !hasEnded(appointment, now));
  const chosen = nextAppointment(
    open.map(({ appointment }) => appointment),
    now,
  );
  return {
    next: open.find(({ appointment }) => appointment === chosen),
    ahead: open.filter(({ appointment }) => appointment !== chosen).toSorted(byStart),
    past: dates.filter(({ appointment }) => hasEnded(appointment, now)).toSorted((one, other) => byStart(other, one)),
  };
}

export function shownRuns(runs: readonly Run[], { isTutor }: { isTutor: boolean }): Run[] {
  return runs.filter(
    (run) => run.isActive || isTutor || run.status.denomination === 'TAKEN' || run.appointments.some(isMine),
  );
}

function isMine({ status }: Pick<Appointment, 'status'>): boolean {
  return status.denomination === 'TAKEN';
}

function byStart({ appointment: one }: RunDate, { appointment: other }: RunDate): number {
  return one.start.localeCompare(other.start) || one.id.localeCompare(other.id);
}
