/** What a package wrote is on its way to the device's disk within this time, ms (PACKAGE-3). */
export const JOURNAL_WITHIN = 500;
/** A launcher that has not answered by then is not there, ms. */
export const LAUNCHER_ANSWERS_WITHIN = 20_000;
/** Characters of one message from a package's host; the longest state of an item is smaller (scorm-data.ts). */
export const MESSAGE_MAX = 4_000_000;
/** Messages of one package that are listened to in a second: a package that shouts is not heard. */
export const MESSAGES_PER_SECOND = 1000;
/** Bytes that a launcher can have received while its host was made ready: a few files of its own, never more. */
export const LAUNCHER_BYTES_MAX = 1_000_000;
/** Characters of the state that an H5P content keeps to go on from. */
export const H5P_STATE_MAX = 64_000;
/** CSS pixels that whoever wrote a lesson may have an exercise be wide. */
export const FRAME_WIDTH_MAX = 4000;
/** CSS pixels that a content may ask to be high. */
export const FRAME_HEIGHT_MAX = 20_000;
/** The screen says that it waits for the last word of a package, and lets the person go without it, after this, ms. */
export const LEAVING_SHOWN_AFTER = 500;
/** What a launcher handed over is on the device's disk by then, ms; else the package starts, and it is handed over next time. */
export const UNKEPT_TAKEN_WITHIN = 5000;
/** The disk of a package's host answers within this, ms; else what is reported lies in its local storage alone. */
export const HOST_DISK_WITHIN = 3000;
/** Before a package starts, the campus is asked for so long what other devices did in it, ms; then by what is here. */
export const OTHER_DEVICES_WITHIN = 3000;
/** Escape a second time within this, ms, asks to leave a package: once is the content's own, or a sheet's. */
export const ESCAPE_TWICE_WITHIN = 1000;
/** Characters of an address on another host that a content would show something from. */
export const OUTSIDE_ADDRESS_MAX = 2000;
/** Addresses on other hosts that a content is believed to show something from. */
export const OUTSIDE_ADDRESSES_MAX = 20;
