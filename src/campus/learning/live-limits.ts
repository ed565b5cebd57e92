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
