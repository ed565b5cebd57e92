// What learners make in projects (docs/spec/user-content.md); the specification gives no number for it. What one person may have is in own-limits.ts.
/** Longest title of something that a learner made, in code points (UGC-4). */
export const USER_CONTENT_TITLE_MAX = 100;
/** Longest text of it, in code points (UGC-4). */
export const USER_CONTENT_TEXT_MAX = 20_000;
/** What learners made in a project that its page lists at most, what was changed last first (UGC-3). */
export const USER_CONTENTS_LISTED = 200;
/** Longer side of a picture in it when it leaves the device, px (UGC-8): as much as is taken. */
export const USER_CONTENT_PICTURE_MOST_PX = 1024;
