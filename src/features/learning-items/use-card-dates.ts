import { useMemo } from 'react';
import { type CardTime, cardTimeOf, placesLeft } from '#campus/appointments/card-time.ts';
import type { CourseCard, LearningItem } from '#campus/learning/learning-item.ts';
import { type TurnTimes, useCampusNow } from '#features/session/use-campus-now.ts';

export type CardDatesNow = {
  time: CardTime;
  /** The campus's time. */
  now: Date;
  /** Undefined where it is no question. */
  places: number | undefined;
};

/** Whether a card has something to say of dates: others need no clock. */
export function hasDates(item: LearningItem): item is CourseCard {
  if (item.__typename === 'Module') return false;
  return item.firstAppointmentTime !== null || item.endingTime !== null || item.eventOverInfo;
}

/** What a card says of its dates now, and again when that changes by the time alone. */
export function useCardDates(item: CourseCard): CardDatesNow {
  const { firstAppointmentTime: first, endingTime, registrationInfo } = item;
  const deadline = registrationInfo?.registrationDeadline ?? null;
  const times = useMemo(() => turnsOf(first, endingTime, deadline), [first, endingTime, deadline]);
  const now = useCampusNow(times);
  return { time: cardTimeOf(item, now), now, places: placesLeft(item, now) };
}

/** Also when the day of the session comes: from then on it is today. */
function turnsOf(first: string | null, ending: string | null, registrationDeadline: string | null): TurnTimes[] {
  const start = first ?? ending;
  if (start === null) return [];
  const day = new Date(start);
  const dawn = new Date(day.getFullYear(), day.getMonth(), day.getDate()).toISOString();
  return [
    { start, end: ending ?? start, registrationDeadline },
    { start: dawn, end: dawn, registrationDeadline: null },
  ];
}

/** The day that a card's tile shows: of what runs, or is to come. */
export function tileDate(time: CardTime, now: Date): Date | undefined {
  switch (time.is) {
    case 'live':
      return now;
    case 'next':
      return new Date(time.start);
    case 'none':
    case 'past':
    case 'over':
      return undefined;
    default:
      return time satisfies never;
  }
}
