// What search shows and asks (CATALOGUE-7; the specification gives no numbers).
/** Characters of a text that a search hit shows around what was found. */
export const SEARCH_EXCERPT = 150;
/** Hits that search answers at most (LIMIT-1; the specification gives no number). */
export const SEARCH_HITS_MAX = 50;
/** How many of them are what learners made: the units of the campus come first (UGC-14). */
export const SEARCH_MADE_HITS = 10;
/** How many indexes over what learners made the server keeps: one for each view of it, anew whenever something was changed. */
export const SEARCH_MADE_INDEXES = 20;
/** Longest query that is looked for, in characters. */
export const SEARCH_QUERY_MAX = 100;
/** How many hits a screen is given at once. */
export const SEARCH_HITS = 20;
/** What was gathered on the device is looked through for this long, ms, before it is gathered anew. */
export const SEARCH_INDEX_KEPT = 15_000;
/** After the last letter the campus is asked, ms. */
export const SEARCH_WAIT = 250;
/** Work on the index before others have their turn, ms; with a step beyond it still below 50 on a slow phone (APP-9). */
export const SEARCH_SLICE = 8;
