import type { ProjectStanding } from './project-standing.ts';

/** For nobody else the files are there (FILE-2). */
export function mayReadAttachments({ isTutor, isIn }: ProjectStanding): boolean {
  return isTutor || isIn;
}

/** Tutors always; who takes the project where the unit lets them (FILE-2). */
export function mayAddAttachments(
  standing: ProjectStanding,
  { onlyTutorsAttach }: { onlyTutorsAttach: boolean },
): boolean {
  return standing.isTutor || (standing.isIn && !onlyTutorsAttach);
}

/** One's own, as long as one belongs to the project; a tutor of the unit any (FILE-2). */
export function mayDeleteAttachment(
  personId: string,
  { isTutor, isIn }: ProjectStanding,
  { person_id: uploader }: { person_id: string | null },
): boolean {
  return isTutor || (isIn && uploader === personId);
}
