const DAYS_OF_THIS_WEEK = 7;

export type NotificationAge = 'today' | 'week' | 'earlier';

/**
 * Under which heading a notification stands (NOTIFY-2), by the calendar of where it is read: today, the last seven
 * days, before.
 */
export function notificationAge(at: Date, now: Date): NotificationAge {
  const days = daysBetween(at, now);
  if (days <= 0) return 'today';
  return days < DAYS_OF_THIS_WEEK ? 'week' : 'earlier';
}

/** Nights between them; a day may have 23 or 25 hours. */
function daysBetween(at: Date, now: Date): number {
  const midnight = (moment: Date): number => Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate());
  return (midnight(now) - midnight(at)) / (24 * 60 * 60 * 1000);
}
