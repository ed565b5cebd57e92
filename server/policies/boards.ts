/** Whose a board is: of a unit, or of one run. */
export type BoardPlace = { readonly courseId: string } | { readonly runId: string };

/** Boards are no rows: the id of one says whose it is (BOARD-1). */
export function boardIdOf(place: BoardPlace): string {
  return 'runId' in place ? `run-${place.runId}` : `course-${place.courseId}`;
}

/** Undefined: no board has such an id. */
export function boardPlaceOf(boardId: string): BoardPlace | undefined {
  const [, kind, id = ''] = /^(course|run)-(.+)$/.exec(boardId) ?? [];
  if (kind === 'run') return { runId: id };
  return kind === 'course' ? { courseId: id } : undefined;
}

/** Who takes the unit, or has a place in the run, and its tutors; for nobody else the board exists (BOARD-2). */
export function mayReadBoard({ isTutor, isIn }: { isTutor: boolean; isIn: boolean }): boolean {
  return isTutor || isIn;
}

/** One deletes one's own; a tutor of the unit deletes any (BOARD-6). */
export function mayDeletePost(personId: string, isTutor: boolean, { authorId }: { authorId: string | null }): boolean {
  return isTutor || isOwnPost(personId, { authorId });
}

/** Nobody changes what somebody else wrote (BOARD-6), and nobody reports what is their own (BOARD-12). */
export function isOwnPost(personId: string, { authorId }: { authorId: string | null }): boolean {
  return authorId === personId;
}
