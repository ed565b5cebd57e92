/** The lesson position is saved this often while one reads, ms (LESSON-2). */
export const LESSON_POSITION_EVERY = 2000;
/** Parts of a lesson whose folds are remembered as open, at most (LESSON-2). */
export const OPEN_PARTS_MAX = 100;
/** Films of a lesson whose place is remembered, at most (LESSON-2). */
export const FILMS_REMEMBERED = 20;
/** The line of a transcript follows the film within this time, ms (LESSON-7). */
export const TRANSCRIPT_LAG_MAX = 300;
