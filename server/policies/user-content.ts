import type { Course, Organisation } from '#server/model/shapes.ts';
import type { ProjectStanding } from './project-standing.ts';

type Project = Pick<Course, 'courseType' | 'allowsUserContent'>;
type Flags = Pick<Organisation, 'features'>;

/** Whether there is any user content at all (UGC-1). */
export function hasUserContent({ features }: Flags): boolean {
  return features.showUserGeneratedContent;
}

/** Those who take a project that allows it, and its tutors, make something in it (UGC-2). */
export function mayMakeUserContent(organisation: Flags, project: Project, { isTutor, isIn }: ProjectStanding): boolean {
  return (
    hasUserContent(organisation) && project.courseType === 'PROJECT' && project.allowsUserContent && (isTutor || isIn)
  );
}

interface Made {
  readonly author_id: string;
  readonly is_public: number;
}

/**
 * What is public is read by everybody who sees the project, the rest by those who take it, its tutors and its author (UGC-3).
 * Whether the project is seen is asked before.
 */
export function mayReadUserContent(
  personId: string | undefined,
  { isTutor, isIn }: ProjectStanding,
  made: Made,
): boolean {
  return made.is_public === 1 || isTutor || isIn || made.author_id === personId;
}

/** Only its author changes it (UGC-7). */
export function mayEditUserContent(personId: string, { author_id }: Pick<Made, 'author_id'>): boolean {
  return author_id === personId;
}

/** Its author deletes it, or a tutor of the project (UGC-7). */
export function mayDeleteUserContent(personId: string, isTutor: boolean, made: Pick<Made, 'author_id'>): boolean {
  return isTutor || mayEditUserContent(personId, made);
}
