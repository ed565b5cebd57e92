// What has dates: limits that the specification gives no number for. Its own are in limits.ts.
/** So few places and fewer are shown as a warning (CATALOGUE-11). */
export const FEW_PLACES = 3;
/** Runs that viewer.upcomingAppointmentRuns names at most, what comes first (LIMIT-1). */
export const UPCOMING_RUNS_LISTED = 20;
/** Notifications in one answer, at most, whatever is asked for. */
export const NOTIFICATIONS_LISTED = 100;
/** Words on attendance that are on their way at once, when all are marked (LIVE-13). */
export const ATTENDANCE_AT_ONCE = 3;
/** Coming dates that stand on the start page (CATALOGUE-14). */
export const COMING_UP_SHOWN = 2;
// What tutors write of dates and runs (LIVE-18, LIVE-22).
/** Title and location of a date, in code points. */
export const APPOINTMENT_LINE_MAX = 200;
/** What a tutor says of a date, in code points. */
export const APPOINTMENT_TEXT_MAX = 4000;
/** An address at which a date is joined, in characters. */
export const APPOINTMENT_LINK_MAX = 2000;
/** Places of one date. */
export const APPOINTMENT_PLACES_MAX = 10_000;
/** From its begin to its end a date is no longer than this, ms: what goes on for days has several. */
export const APPOINTMENT_LASTS_MAX = 24 * 60 * 60 * 1000;
/** So far ahead a date is set at most, ms: a year that was typed wrongly is found. */
export const APPOINTMENT_AHEAD_MAX = 3 * 366 * 24 * 60 * 60 * 1000;
/** Dates of one run, those that were taken away among them: more than a daily one for a year. */
export const APPOINTMENTS_OF_RUN_MAX = 500;
/** Runs of one unit that are there. */
export const RUNS_OF_COURSE_MAX = 100;
/** A run is moved by so many days at most. */
export const RUN_MOVED_DAYS_MAX = 365;
/** A message to all of a run, in code points. */
export const RUN_MESSAGE_MAX = 1000;
/** Messages to runs by one tutor in an hour: each reaches everybody. */
export const RUN_MESSAGES_PER_HOUR = 10;
/** Dates that ended so many days ago are in a calendar that subscribes to them (LIVE-26). */
export const CALENDAR_PAST_DAYS = 90;
