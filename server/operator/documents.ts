import * as v from 'valibot';
import { DOCUMENT_DECISIONS, documentDecision } from '#campus/doc-check/document-status.ts';
import { DOCUMENT_COMMENT_MAX } from '#campus/limits.ts';
import { createDocumentVault } from '#server/attachments/document-vault.ts';
import { openDocumentKey } from '#server/auth/document-key.ts';
import { decideDocument } from '#server/commands/doc-check/decide-document.ts';
import type { Organisation } from '#server/model/shapes.ts';
import { type Config, ConfigError } from '#server/runtime/config.ts';
import { createCampuses } from '#server/store/content/campuses.ts';
import type { Store } from '#server/store/database/open-store.ts';
import type { DocumentRow } from '#server/store/schema/document-tables.ts';

/** What waits for a reviewer (DOC-7), one a line. */
export async function listDocuments(store: Store): Promise<string> {
  const rows = await store.read
    .selectFrom('document_upload')
    .innerJoin('person', 'person.id', 'document_upload.person_id')
    .innerJoin('organisation', 'organisation.id', 'document_upload.organisation_id')
    .select(['document_upload.id', 'folder_name', 'finished_at', 'file_name', 'email', 'first_name', 'last_name'])
    .where('finished_at', 'is not', null)
    .where('is_replaced', '=', 0)
    .where('document_upload.status', '=', 'IN_REVIEW')
    .orderBy('finished_at')
    .execute();
  if (rows.length === 0) return 'No document waits for a decision.\n';
  const lines = rows.map((row) => {
    const name = [row.first_name, row.last_name].filter(Boolean).join(' ');
    return [row.id, row.finished_at, row.folder_name, `${name} <${row.email}>`, row.file_name]
      .map(printable)
      .join('  ');
  });
  return `${lines.join('\n')}\n`;
}

/** What learners typed does not steer a terminal. */
export function printable(text: string | null): string {
  return (text ?? '').replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '');
}

/** Decrypts one into a new file that only the operator's account reads. */
export async function showDocument(store: Store, config: Config, { id, file }: { id: string; file: string }) {
  const document = await waiting(store, id);
  const vault = createDocumentVault(config.dataDir, await openDocumentKey(store, config.documentKey));
  await vault.writePlain(document, file).catch((error: unknown) => {
    if (error instanceof Error && 'path' in error && error.path === file)
      throw new ConfigError(`Nothing was written: ${printable(file)} is there already, or cannot be written.`);
    throw error;
  });
  return `${printable(document.file_name)} is in ${file}. Delete that file when you have decided.\n`;
}

/** A reviewer's decision. */
export async function decide(
  store: Store,
  config: Config,
  { id, decision: typed, comment }: { id: string; decision: string; comment: string },
): Promise<string> {
  const decision = v.safeParse(documentDecision, typed);
  if (!decision.success) throw new ConfigError(`A decision is one of ${DOCUMENT_DECISIONS.join(', ')}.`);
  const { organisation_id: organisationId } = await waiting(store, id);
  const organisation = (await createCampuses(store).all()).find((each) => each.id === organisationId)?.catalogue
    .organisation;
  if (organisation === undefined) throw new ConfigError('Its organisation is gone.');
  const { keptDays } = organisation.docCheck;
  const outcome = await store.transaction((trx) =>
    decideDocument(trx, {
      organisationId,
      id,
      reviewerId: null,
      decision: decision.output,
      comment,
      keptDays,
      origin: originOf(organisation, config),
      now: new Date(),
    }),
  );
  if (outcome.is === 'refused')
    throw new ConfigError(
      `Nothing was decided: what is not accepted needs a comment, of ${DOCUMENT_COMMENT_MAX} characters at most.`,
    );
  const end = decision.output === 'IN_REVIEW' ? 'It waits for a decision' : `The file is deleted in ${keptDays} days`;
  return `${decision.output}. The learner is notified. ${end}.\n`;
}

async function waiting(store: Store, id: string): Promise<DocumentRow> {
  const row = await store.read
    .selectFrom('document_upload')
    .selectAll()
    .where('id', '=', id)
    .where('finished_at', 'is not', null)
    .where('is_replaced', '=', 0)
    .executeTakeFirst();
  if (row === undefined || row.sealed_key === null)
    throw new ConfigError(`There is no document ${printable(id)}: npm run campus -- documents lists those that wait.`);
  return row;
}

/** For the link in the mail: the organisation's own address where it has one set, else https at its first host. */
function originOf({ id, publicOrigin, hosts: [host = 'localhost'] }: Organisation, config: Config): string {
  const isLocal = /(?:^|\.)localhost$/.test(host);
  const atHand = isLocal ? `http://${host}:${config.port}` : `https://${host}`;
  return (id === '1' ? config.publicOrigin : undefined) ?? publicOrigin ?? atHand;
}
