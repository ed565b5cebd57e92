/** How somebody stands to a project. */
export interface ProjectStanding {
  readonly isTutor: boolean;
  /** Takes it, or has completed it; for its files also who has a place in one of its runs (FILE-2). */
  readonly isIn: boolean;
}
