/** As far as a person belongs to a project: who takes it, or has a place in one of its runs, and its tutors (FILE-2). */
export interface ProjectRole {
  readonly isTutor: boolean;
  readonly isIn: boolean;
}

/** For nobody else the files are there (FILE-2). */
export function mayReadAttachments({ isTutor, isIn }: ProjectRole): boolean {
  return isTutor || isIn;
}

/** Tutors always; who takes the project where the unit lets them (FILE-2). */
export function mayAddAttachments(role: ProjectRole, { onlyTutorsAttach }: { onlyTutorsAttach: boolean }): boolean {
  return role.isTutor || (role.isIn && !onlyTutorsAttach);
}

/** One's own, as long as one belongs to the project; a tutor of the unit any (FILE-2). */
export function mayDeleteAttachment(
  personId: string,
  { isTutor, isIn }: ProjectRole,
  { person_id: uploader }: { person_id: string | null },
): boolean {
  return isTutor || (isIn && uploader === personId);
}
