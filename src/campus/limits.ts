/**
 * Every constant of the specification, named once (LIMIT-1). Times are milliseconds unless the name says otherwise.
 * Times of our own that the design settles stand at the end.
 */

// Accounts
export const PASSWORD_MIN = 8;
export const EMAIL_MAX = 254;
export const EMAIL_AVAILABILITY_DEBOUNCE = 250;
export const BIRTH_YEAR_FIRST = 1900;
export const ADULT_AGE_YEARS = 18;

// Notifications
export const NOTIFICATIONS_PAGE = 20;
export const NOTIFICATIONS_FIRST_OFFSET = 0;

// Consent and cookies
export const CONSENT_COOKIE_DAYS = 365;
export const ESSENTIAL_COOKIE_DAYS = 365;
export const CHAT_COOKIE_DAYS = 365;
export const ANALYTICS_OPT_OUT_DAYS = 365;

// Toasts and overlays
export const TOAST_HIDE = 3000;
export const TOAST_WITH_ACTION_HIDE = 8000;
export const OVERLAY_ANIMATION = 300;
export const OVERLAY_REMOVE = 350;

// Explore and landing
export const PROGRAMS_PAGE = 4;
export const PROGRAMS_PAGE_OPTIONS = [4, 8, 16] as const;
export const COURSES_PAGE = 8;
export const COURSES_PAGE_OPTIONS = [8, 16, 32] as const;
export const CAROUSEL_PER_ROW = 4;
export const CAROUSEL_ROW_FROM_PX = 1000;
export const PROMOTED_MODULES_PER_ROW = 3;
export const PROMOTED_CATEGORY = 'promoted-module-category';

// Breakpoints in px (LIMIT-6); below xs is the base
export const BREAKPOINTS = { xs: 360, sm: 768, md: 990, lg: 1200, xl: 1400 } as const;

// The language school (SERVICE-2)
/** Where its bare path leads. */
export const LANGUAGE_SCHOOL_START = { category: 'languageResources', subcategory: 'en' } as const;

// Tags and lists
export const TAGS_MAX = 3;
export const TAGS_SHOWN = 10;
export const LIST_NAME_MAX = 50;

// Participants
export const PARTICIPANTS_INLINE = 5;
export const RUN_PARTICIPANTS_PREVIEW = 4;
export const PROJECT_PARTICIPANTS_PREVIEW = 5;

// Files
export const FILE_NAME_MAX = 15;
export const FILE_SIZE_BASE = 1024;
export const FILE_SIZE_DECIMALS = 2;
export const FILE_SIZE_UNITS = ['Bytes', 'KB', 'MB', 'GB', 'TB', 'PB', 'EB', 'ZB', 'YB'] as const;

// Live sessions
export const JOIN_OPENS_MIN = 15;
export const JOIN_CLOSES_MIN = 90;
export const LIVE_WINDOW_HOURS = 24;
/** The specification names it without a purpose; kept so that the list is whole. */
export const LIVE_WINDOW_OTHER_HOURS = 72;

// Session
export const LOGOUT_ALERT = 300_000;
export const JWT_LIFE_SECONDS = 15 * 60;
export const REFRESH_SLIDING_DAYS = 60;
export const REFRESH_ABSOLUTE_DAYS = 180;

// Data wallet, callbacks, chunks
export const WALLET_POLL = 2000;
export const CALLBACK_WAIT = 500;
export const AUDIO_TIMEOUT = 500;
export const CHUNK_LOAD_TIMEOUT = 120_000;

// Page behaviour
export const SCROLL_REPORT_PERCENT = 25;
export const SCROLL_REPORT_DEBOUNCE = 3000;
export const RESIZE_DEBOUNCE = 200;
export const SHOW_MORE_MIN_HEIGHT_PX = 200;
export const SHOW_MORE_EXCESS_PX = 80;
export const SHOW_MORE_DEBOUNCE = 500;
export const SPINNER_SIZES_PX = [16, 24] as const;

// Map
export const MAP_CENTRE = { latitude: 52.52, longitude: 13.4 } as const;
export const MAP_ZOOM = 12;

// Units
export const NO_MODULE_ID = '0';
export const MINUTES_PER_HOUR = 60;

// Date patterns, in date-fns words
export const DATE_TIME_PATTERN = 'dd MMM yyyy HH:mm';
export const DATE_PATTERN = 'dd MMM yyyy';
export const TIME_PATTERN = 'HH:mm';
export const DEADLINE_PATTERN = 'dd MMM';

/** Languages in which the certificate of enrolment is printed (LIMIT-1). */
export const ENROLMENT_CERTIFICATE_LANGUAGES = ['en', 'de'] as const;

/** Languages of the video privacy gate's `lang` (PRIVACY-9); default the first. */
export const VIDEO_GATE_LANGUAGES = ['de', 'en'] as const;

// Our own, settled in the designs
/** How long "will be sent when you are online" waits for the acknowledgement (OFFLINE-4). */
export const ACKNOWLEDGE_WITHIN = 1000;
/** One request is given up after this (SYNC-11). */
export const REQUEST_TIMEOUT = 10_000;
/** A lock that a frozen tab holds is waited for this long, then gone past (SYNC-9). */
export const LOCK_WAIT = 5000;
/** A drain without the lock leaves an entry alone that somebody may be sending just now (SYNC-9). */
export const SENT_MAYBE_GRACE = 30_000;
/** Requests of one drain under way at once (SYNC-11). */
export const DRAIN_PARALLEL = 6;
/** Back-off of an entry: random up to the smaller of cap and base · 2^attempts (SYNC-10). */
export const BACKOFF_BASE = 1000;
export const BACKOFF_CAP = 60_000;
/** The first drain after a reconnect waits a random time up to this (SYNC-10). */
export const RECONNECT_JITTER = 3000;
/** While entries wait, look again this often (SYNC-8). */
export const DRAIN_TIMER = 60_000;
/** What is on screen is asked for this long after it is known to be behind, ms: what is heard meanwhile is one question. */
export const NEWER_ASKED_AFTER = 500;
/** From one such question to the next, ms: twice as long each time, from the least to the most, and the most where data is saved. */
export const NEWER_ASKED_APART = { least: 1000, most: 30_000 } as const;
/** After so long without one, ms, the next counts as the first. */
export const NEWER_GOES_ON = 60_000;
/** The old refresh token is answered with the same successor for this long (SESSION-3). */
export const REFRESH_GRACE_SECONDS = 60;
/** The offline strip appears after this long without network (OFFLINE-7). */
export const OFFLINE_STRIP_AFTER = 2000;
/** Afterwards the strip is only a sign, so that it does not take the place of what the person reads (OFFLINE-7). */
export const OFFLINE_STRIP_COLLAPSE = 6000;
/** Nothing is shown for what takes less; then the shape of what comes; words only after the second (APP-9). */
export const SKELETON_AFTER = 300;
export const LOADING_ANNOUNCED_AFTER = 1000;
/** A logout waits this long for the campus to end the session; then the next start does (SESSION-12). */
export const REVOKE_WAIT = 3000;
/** Files of saved units under way at once; together never more bytes than the largest file, so that an interruption loses at most one (OFFLINE-10). */
export const SAVE_PARALLEL = 3;
/** A screen hears of a download's progress after this many bytes. */
export const SAVE_PROGRESS_STEP = 65_536;
/** Finished units are removed after this many days, where the learner wants so (OFFLINE-11). */
export const FINISHED_KEPT_DAYS = 30;
/** Keys are known with their outcome for this long: more than a device may wait with an entry, so no repeat is a second effect (SYNC-12). */
export const KEYS_KEPT_DAYS = 400;
/** What an answer named beside its outcome is kept for this long; repeats come within days (SYNC-12). */
export const ANSWERS_KEPT_DAYS = 90;
/** An entry that waited longer is not sent before the learner confirms it (SYNC-12). */
export const ENTRY_SENT_WITHIN_DAYS = 365;
/** No server makes a device wait longer; a time further away is a clock that was set back (STORAGE-7). */
export const RETRY_AFTER_MAX = 3_600_000;
/** A film that flows is counted in steps of this many bytes (OFFLINE-12). */
export const METER_STEP = 65_536;
/** While a page is looked at, whether the session is due is looked at this often (SESSION-4). */
export const RENEWAL_LOOK = 30_000;
/** Space that is reserved for the outbox of a full device, in rows of so many bytes (STORAGE-4). */
export const OUTBOX_RESERVE_ROWS = 16;
export const OUTBOX_RESERVE_ROW = 65_536;
/** The worker in waiting says within this whether it can read what is on the device; else it is not offered (APP-2). */
export const WORKER_ANSWER_WAIT = 10_000;
/** While a page is looked at, a newer version is looked for this often; and when it is looked at again after so long. */
export const UPDATE_LOOK = 3_600_000;
/** A link that confirms an e-mail, in days; somebody without a network for a while finds it still good. */
export const CONFIRM_EMAIL_DAYS = 7;
/** A link that sets a new password (ASVS 6.4.1): minutes. */
export const RESET_PASSWORD_MINUTES = 60;
/** A link that takes a changed private e-mail back, in days. */
export const REVERT_EMAIL_DAYS = 30;
/** A mail that could not be sent is tried again after so many ms, doubled each time, at most MAIL_RETRY_MOST. */
export const MAIL_RETRY = 15_000;
export const MAIL_RETRY_MOST = 3_600_000;
/** Who takes a mail to send it has this long, ms; then another process may try. */
export const MAIL_LEASE = 60_000;
/** A mail that could not be sent for so many days is given up; its links would have ended. */
export const MAIL_KEPT_DAYS = 7;
/** Longest password that is taken; the hash of a longer one would only cost time (ASVS 6.2.9). */
export const PASSWORD_MAX = 1024;
/** A link that signs in at once (AUTH-5), in hours. */
export const TOKEN_LOGIN_HOURS = 24;
/** An unconfirmed registration is forgotten after its link has ended, in days. */
export const REGISTRATION_KEPT_DAYS = 8;
/** How long "Welcome! Your e-mail is confirmed." is read before it goes on by itself (AUTH-8). */
export const WELCOME_WAIT = 1500;
/** Longest referrer that is taken from an address (`ref`, AUTH-9). */
export const REFERRER_MAX = 200;
/** A ticket opens one address for this long, in seconds (SESSION-10). */
export const TICKET_SECONDS = 60;
/** A link that ends mails works for this long, in days: people look through old mail. */
export const UNSUBSCRIBE_DAYS = 400;
/** Longest name, nickname or city of a profile, in code points (LIMIT-1; the specification gives none). */
export const PROFILE_TEXT_MAX = 100;
/** Longest additionalInformation of a profile, in code points. */
export const ADDITIONAL_INFORMATION_MAX = 2000;
/** A public answer (landing page, texts) that is younger is shown at once and refreshed for the next visit, ms (OFFLINE-8). */
export const PUBLIC_ANSWER_FRESH = 3_600_000;
/** A token that lets somebody in at the partner is good for this long, in seconds (AUTH-18). */
export const PARTNER_TOKEN_SECONDS = 60;
/** Longest free text of one answer, in characters, where the question names no shorter one (LESSON-11). */
export const COMPLETION_TEXT_MAX = 4000;
/** Answers of one questionnaire, at most. */
export const COMPLETION_ANSWERS_MAX = 100;
/** Options of one choice that can be ticked, at most. */
export const OPTIONS_MAX = 100;
/** Longest reflection, in characters (the specification gives none; as the text of a review). */
export const REFLECTION_MAX = 2000;
/** Longest text of a review, in characters (LEARN-14). */
export const REVIEW_MAX = 2000;
/** Reviews of others that a unit's page has at most, the newest (the specification gives no number). */
export const REVIEWS_SHOWN = 10;
/** Of these, so many stand there before the rest is asked for. */
export const REVIEWS_AT_FIRST = 3;
/** Stars of a review (LEARN-14). */
export const RATING_MAX = 5;
/** People that a list of participants names at most (LEARN-15; a page stays a page). */
export const PARTICIPANTS_LISTED = 200;
/** Reflections of others that a board shows at most, the newest (LESSON-15). */
export const REFLECTIONS_SHOWN = 50;
/** A change that comes so long after it was made waited in the queue, ms: there was no network. */
export const QUEUED_SIGN = 120_000;
/** Weeks in a row that light the steady flame (EARN-5). */
export const STEADY_FLAME_WEEKS = 4;
/** Things in a list that make a map maker (EARN-5). */
export const MAP_MAKER_ITEMS = 5;
/** Longest link that is taken as proof of a finished unit, in characters. */
export const VERIFICATION_LINK_MAX = 2000;
/** Most units that viewer.recommendations names (CATALOGUE-4; the specification gives no number). */
export const RECOMMENDATIONS_MAX = 8;
/** How many viewer.contentProvidersLimitedList holds (LIMIT-1; the specification gives no number). */
export const CONTENT_PROVIDERS_LISTED = 12;
/** Proofs that a tutor of a course is shown at once (LEARN-13; no number is given). */
export const VERIFICATIONS_LISTED = 50;
/** A timer waits no longer than this, ms (32 bits, signed); a longer one would ring at once. */
export const TIMER_LONGEST = 2 ** 31 - 1;
/** Longest message or comment of a board, in code points (BOARD-3). */
export const BOARD_TEXT_MAX = 5000;
/** Messages of a board that come at a time, and comments of a message (BOARD-4). */
export const BOARD_PAGE = 20;
/** Messages and comments of one person in a minute (BOARD-11; the specification gives no number). */
export const BOARD_POSTS_PER_MINUTE = 20;
/** Longest reason of a report, in code points (BOARD-12; the specification gives no number). */
export const REPORT_REASON_MAX = 500;
/** Longest comment of a reviewer, in characters (DOC-7). */
export const DOCUMENT_COMMENT_MAX = 500;
