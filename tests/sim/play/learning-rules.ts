import { type Exercised, notExercised, stateOfExercised } from './h5p-kinds.ts';
import { LESSONS, type LearningState } from './learning-state.ts';
import { notPlayed, type Played, stateOfPlayed } from './scorm-kinds.ts';

/** What somebody did with questions, a second time (SURVEY-5, SURVEY-6). */
export type Surveyed = {
  /** When the campus had the last answers; empty: never. */
  takenAt: string;
  draft: string | null;
  draftAt: string;
  isHidden: boolean;
};

export function nothingSurveyed(): Surveyed {
  return { takenAt: '', draft: null, draftAt: '', isHidden: false };
}

/** How the rules of learning change what somebody has done (LEARN-6), a second time. */
export type Learning = {
  status: 'AVAILABLE' | 'TAKEN' | 'COMPLETED';
  /** When the campus last saw it left; empty: never. */
  leftAt: string;
  done: Set<string>;
  places: Map<string, { offset: number; at: string }>;
  reflection: string | null;
  surveyed: Surveyed;
  review: string | null;
  played: Played;
  exercised: Exercised;
};

export function aLearning(): Learning {
  return {
    status: 'AVAILABLE',
    leftAt: '',
    done: new Set(),
    places: new Map(),
    reflection: null,
    surveyed: nothingSurveyed(),
    review: null,
    played: notPlayed(),
    exercised: notExercised(),
  };
}

export function stateOfLearning({ done, places, ...rest }: Learning): LearningState {
  return { status: rest.status, done: [...done].sort(), places: placesIn(places), ...others(rest) };
}

function placesIn(places: Learning['places']): LearningState['places'] {
  return [...places].map(([id, { offset }]) => [id, offset] as const).sort();
}

function others({ reflection, surveyed, review, played, exercised }: Omit<Learning, 'done' | 'places'>) {
  const { draft, isHidden, takenAt } = surveyed;
  return {
    reflection,
    isTaken: takenAt !== '',
    draft,
    isHidden,
    review,
    played: stateOfPlayed(played),
    exercised: stateOfExercised(exercised),
  };
}

export function begin(learning: Learning): void {
  if (learning.status === 'AVAILABLE') learning.status = 'TAKEN';
}

/** All lessons are done, the reflection is written, the questions are passed: whichever was the last. */
export function settle(learning: Learning): void {
  const isWhole =
    LESSONS.every((id) => learning.done.has(id)) && learning.reflection !== null && learning.surveyed.takenAt !== '';
  if (learning.status === 'TAKEN' && isWhole) learning.status = 'COMPLETED';
}
