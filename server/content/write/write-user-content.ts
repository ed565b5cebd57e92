import { personIdOf } from '#server/content/files/person-id.ts';
import type { UserContentFile } from '#server/content/files/user-content-file.ts';
import { resolveMoment } from '#server/content/layout/resolve-moment.ts';
import { insertMissing } from '#server/store/database/in-pieces.ts';
import type { Trx } from '#server/store/database/open-store.ts';

interface Plan {
  readonly organisationId: string;
  readonly userContents: readonly UserContentFile[];
  readonly now: Date;
}

/** Writes what is not there yet. What is there, changed or deleted meanwhile, is left as people made it. */
export async function writeUserContent(trx: Trx, { organisationId, userContents, now }: Plan): Promise<void> {
  const rows = userContents.map((made) => ({
    organisation_id: organisationId,
    id: made.id,
    course_id: made.course,
    author_id: personIdOf(organisationId, made.by),
    denomination: made.denomination,
    content: made.text,
    film_url: made.filmUrl,
    is_public: made.isPublic ? 1 : 0,
    created_at: resolveMoment(made.at, now),
    updated_at: resolveMoment(made.at, now),
  }));
  await insertMissing(trx, 'user_content', rows);
}
