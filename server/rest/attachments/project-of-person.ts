import { type ProjectSource, projectOf } from '#server/graphql/attachments/project-source.ts';
import type { CampusParts } from '#server/http/context.ts';
import type { Catalogue } from '#server/store/content/load-catalogue.ts';
import { createContentReads } from '#server/store/content/read-content.ts';
import { createLearner } from '#server/store/people/learner.ts';
import { createProfile } from '#server/store/people/profile.ts';
import type { PersonRow } from '#server/store/schema/tables.ts';

/** The project with this id, if the person belongs to it now (FILE-2). */
export function projectOfPerson(
  { store }: Pick<CampusParts, 'store'>,
  catalogue: Catalogue,
  { person, courseId }: { person: PersonRow; courseId: string },
): Promise<ProjectSource | undefined> {
  const { organisation } = catalogue;
  return projectOf(
    {
      catalogue,
      organisation,
      person,
      learner: createLearner(store.read, organisation.id, person.id),
      profile: createProfile(store.read, person.id),
      content: createContentReads(store.read, organisation.id),
    },
    courseId,
  );
}
