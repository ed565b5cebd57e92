import { foldEmail } from '#server/auth/fold-email.ts';
import { ConfigError } from '#server/runtime/config.ts';
import type { Store } from '#server/store/database/open-store.ts';
import { raiseRevision } from '#server/store/database/raise-revision.ts';
import { printable } from './documents.ts';

/** Who decides on documents (DOC-11), one a line. */
export async function listReviewers(store: Store): Promise<string> {
  const rows = await store.read
    .selectFrom('person')
    .innerJoin('organisation', 'organisation.id', 'person.organisation_id')
    .select(['folder_name', 'email', 'first_name', 'last_name'])
    .where('is_document_reviewer', '=', 1)
    .orderBy('folder_name')
    .orderBy('email_folded')
    .execute();
  if (rows.length === 0) return 'Nobody decides on documents on the page: npm run campus -- reviewer add EMAIL.\n';
  const lines = rows.map((row) => {
    const name = [row.first_name, row.last_name].filter(Boolean).join(' ');
    return [row.folder_name, `${name} <${row.email}>`.trim()].map(printable).join('  ');
  });
  return `${lines.join('\n')}\n`;
}

interface Change {
  /** `add` or `remove`. */
  readonly what: string;
  readonly email: string;
  /** Of the organisation; undefined: the address is known in one only. */
  readonly host: string | undefined;
}

/** Gives the right to decide on documents, or takes it back. A running server knows at its next request. */
export async function setReviewer(store: Store, { what, email, host }: Change): Promise<string> {
  if (what !== 'add' && what !== 'remove') throw new ConfigError('Either reviewer add EMAIL or reviewer remove EMAIL.');
  const people = await store.read
    .selectFrom('person')
    .select(['person.id', 'person.email', 'person.organisation_id'])
    .where('email_folded', '=', foldEmail(email))
    .$if(host !== undefined, (query) =>
      query.where(({ exists, selectFrom }) =>
        exists(
          selectFrom('organisation_host')
            .select('host')
            .whereRef('organisation_host.organisation_id', '=', 'person.organisation_id')
            .where('host', '=', (host ?? '').toLowerCase()),
        ),
      ),
    )
    .execute();
  const [person, another] = people;
  if (person === undefined) throw new ConfigError(`There is nobody with the address ${printable(email)}.`);
  if (another !== undefined)
    throw new ConfigError(
      `${printable(email)} is known in several organisations: add the HOST of the one that is meant.`,
    );
  const isReviewer = what === 'add';
  await store.transaction(async (trx) => {
    await trx
      .updateTable('person')
      .set({ is_document_reviewer: isReviewer ? 1 : 0 })
      .where('id', '=', person.id)
      .execute();
    // So that what their devices show of it is asked for anew.
    await raiseRevision(trx, person.id);
  });
  const now = isReviewer ? 'decides on documents now, at /document-review' : 'decides on documents no more';
  return `${printable(person.email)} ${now}.\n`;
}
