// Lists, notifications, boards and profiles of people: limits that the specification gives no number for. Its own are in limits.ts.
/** A deletion of a list can be taken back for this long; the toast offers it for seconds, a device that was away for days. */
export const DELETED_LIST_KEPT_DAYS = 30;
/** A notification is kept for this long, in days, read or not. */
export const NOTIFICATIONS_KEPT_DAYS = 180;
/** Largest file of a profile picture, in bytes; devices make it far smaller (PROFILE-5). */
export const PROFILE_IMAGE_BYTES_MAX = 512 * 1024;
/** Longer side of a profile picture when it leaves the device, px (PROFILE-5). */
export const PROFILE_PICTURE_MOST_PX = 512;
/** Longest side of a profile picture that is taken, in px. */
export const PROFILE_IMAGE_SIDE_MAX = 1024;
/** Largest request to the campus, in bytes: 64,000 characters of a package fit in it also where each of them is an escape (PACKAGE-6). */
export const REQUEST_BYTES_MAX = 512 * 1024;
/** People on the map at most, the newest (COMMUNITY-3). */
export const LEARNERS_ON_MAP = 500;
/** Reports of one unit that a tutor is shown at a time; those that came later follow when these are decided (BOARD-12). */
export const REPORTS_LISTED = 200;
/** Of those who commented on a message before, the latest ones are notified of a new comment (BOARD-10). */
export const COMMENTERS_NOTIFIED = 50;
// What one person may have. Nobody who learns comes near; without them one account fills the disk of all (LIMIT-2).
/** Own lists. With those deleted, which can come back for DELETED_LIST_KEPT_DAYS, twice as many. */
export const LISTS_MAX = 500;
/** Things in one list: more than a campus has courses, so that nobody meets it by putting everything in. */
export const LIST_ITEMS_MAX = 1000;
/** Lists of others that are followed. */
export const FOLLOWS_MAX = 500;
export const BOOKMARKS_MAX = 1000;
/** Reflections on one board: a learner writes one and changes it; each further device may have begun one. */
export const REFLECTIONS_MAX = 100;
/** Messages and comments on one board. */
export const BOARD_POSTS_MAX = 2000;
/** What one person made in one project (UGC-5). */
export const USER_CONTENTS_MAX = 100;
/** Pictures of one person in all that they made, those of drafts included (UGC-8). */
export const USER_CONTENT_PICTURES_MAX = 200;
/** Answers to one questionnaire that may be taken again: twice a week for years. */
export const COMPLETIONS_MAX = 500;
/** Grades of satisfaction and of difficulty: 1 to this (LESSON-11). */
export const GRADES = 5;
/** Surveys that are put aside at once (SURVEY-5): more than an organisation has open. */
export const SURVEYS_HIDDEN_AT_ONCE = 100;
/** Sessions of one person: devices that are not logged out stay for months, and an account of a demo is used by many (SESSION-17). */
export const SESSIONS_MAX = 200;
// The chat (COMMUNITY-13).
/** Everything that one entering asks of the chat, and one revocation, is given up after this, ms: before the device gives up. */
export const CHAT_WAIT = 8_000;
/** First wait after a token was not revoked, ms; doubles each time, up to the next. */
export const CHAT_REVOKE_RETRY = 15_000;
export const CHAT_REVOKE_RETRY_MOST = 3_600_000;
/** How often it is looked whether a token is to be revoked, ms: sessions also end by themselves. */
export const CHAT_REVOKE_LOOK = 60_000;
/** Tokens that are revoked at a time. */
export const CHAT_REVOKED_AT_ONCE = 10;
/** For this long no other process takes a token that one is revoking, ms. */
export const CHAT_REVOKE_LEASE = 30_000;
/** Longest name that Mattermost takes, in code points. */
export const CHAT_NAME_MAX = 64;
// The data wallet (WALLET-5).
/** One call of a connector is given up after this, ms: before the next poll of the same page is due twice. */
export const WALLET_WAIT = 4_000;
/** A page that waits for a wallet asks for this long, ms, then only when somebody says so. */
export const WALLET_ASKED_FOR = 180_000;
/** Longest address that a wallet is led to: its picture still has to be read by the camera of an old phone. */
export const WALLET_LINK_MAX = 500;
export const WALLET_ATTRIBUTES_MAX = 50;
/** Reasons that an organisation names for a certificate of enrolment: all of them fit on its page (EARN-6). */
export const ENROLMENT_REASONS_MAX = 8;
/** Largest form that asks for one, in bytes. */
export const ENROLMENT_FORM_BYTES_MAX = 16 * 1024;
