import type { CourseState, CourseType } from '#campus/learning/learning-item.ts';
import type { PlaceState } from './appointment.ts';
import type { Registration } from './registration.ts';

interface RunNow {
  readonly courseType: CourseType;
  readonly course: CourseState;
  readonly run: PlaceState;
  readonly appointments: readonly PlaceState[];
}

/**
 * What becomes of a run after one of its appointments was taken or given back (LIVE-6): the first place takes the run.
 * Giving back the last one frees the run of an event in a place, the second of the two types that have appointments; a run
 * of live sessions stays taken, since its dates come again.
 */
export function runAfter({ courseType, course, run, appointments }: RunNow): PlaceState {
  const isIn = appointments.includes('TAKEN');
  if (isIn && (run === 'AVAILABLE' || course === 'AVAILABLE')) return 'TAKEN';
  if (!isIn && run === 'TAKEN' && courseType === 'OFFLINE_COURSE') return 'AVAILABLE';
  return run;
}

/** One date of a run, for whoever wants to take the run or to leave it. */
export interface RunDate {
  readonly place: PlaceState;
  readonly registration: Registration;
}

interface RunChange {
  readonly from: PlaceState;
  readonly to: PlaceState;
  readonly enrollToAll: boolean;
  readonly isActive: boolean;
  readonly dates: readonly RunDate[];
}

export type RunRefusal = 'STATUS_NOT_POSSIBLE' | 'NO_SPOTS_LEFT' | 'DEADLINE_PASSED' | 'APPOINTMENT_OVER';

/**
 * Why a run may not be taken or left; undefined where it may (LIVE-6). A run with `enrollToAll` is taken with all of its
 * dates that are not over, or not at all, and left so too. Any other one follows its dates: it is taken where the learner
 * has one of them or where there are none, and left where no date to come is the learner's.
 */
export function runRefusal(change: RunChange): RunRefusal | undefined {
  const { from, to, enrollToAll } = change;
  if (to === 'TAKEN') {
    if (from === 'AVAILABLE' && !change.isActive) return 'STATUS_NOT_POSSIBLE';
    return enrollToAll ? whyNotAll(change) : whyNotTaken(change);
  }
  if (from === 'AVAILABLE') return undefined;
  const mine = change.dates.filter(({ place, registration }) => place === 'TAKEN' && registration !== 'over');
  if (!enrollToAll) return mine.length > 0 ? 'STATUS_NOT_POSSIBLE' : undefined;
  if (change.dates.length > 0 && areOver(change.dates)) return 'APPOINTMENT_OVER';
  return mine.some(({ registration }) => registration === 'late') ? 'DEADLINE_PASSED' : undefined;
}

/** Whoever has the run already is given the dates that came to it since. */
function whyNotAll({ from, dates }: RunChange): RunRefusal | undefined {
  if (from === 'AVAILABLE' && dates.length > 0 && areOver(dates)) return 'APPOINTMENT_OVER';
  const missing = dates.filter(({ place, registration }) => place === 'AVAILABLE' && registration !== 'over');
  if (missing.some(({ registration }) => registration === 'late')) return 'DEADLINE_PASSED';
  return missing.some(({ registration }) => registration === 'full') ? 'NO_SPOTS_LEFT' : undefined;
}

function whyNotTaken({ from, dates }: RunChange): RunRefusal | undefined {
  if (from === 'TAKEN' || dates.length === 0) return undefined;
  return dates.some(({ place }) => place === 'TAKEN') ? undefined : 'STATUS_NOT_POSSIBLE';
}

function areOver(dates: readonly RunDate[]): boolean {
  return dates.every(({ registration }) => registration === 'over');
}
