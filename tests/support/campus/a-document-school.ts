import type { DocumentDecision } from '#campus/doc-check/document-status.ts';
import { decideDocument } from '#server/commands/doc-check/decide-document.ts';
import type { DocumentRow } from '#server/store/schema/document-tables.ts';
import { aSchool, type School } from './a-school.ts';
import { type UploadAnswer, type Uploads, uploadsOf } from './uploads-of.ts';

const CHECK = `{ me { isDocCheckAvailable } viewer { documentUploadStatus documentUpload { uploadedAt comment decidedAt } } }`;

export interface Check {
  readonly isDocCheckAvailable: boolean;
  readonly documentUploadStatus: string;
  readonly documentUpload: { uploadedAt: string; comment: string | null; decidedAt: string | null } | null;
}

/** A school that looks at documents. */
export interface DocumentSchool extends School, Uploads {
  check(name: string): Promise<Check>;
  /** Every one that there is, replaced ones and such as are on their way up too. */
  documents(): Promise<readonly DocumentRow[]>;
  /** On the latest one of a person; what became of it. */
  decide(name: string, decision: DocumentDecision, comment?: string): Promise<string>;
  send(name: string, file: { name: string; bytes: Uint8Array }): Promise<UploadAnswer>;
}

const PATH = '/api/documents';
export const KEPT_DAYS = 14;
export const UNDECIDED_DAYS = 60;

export async function aDocumentSchool(
  options: { scanCommand?: string; isOn?: boolean; isAvailable?: boolean } = {},
): Promise<DocumentSchool> {
  const { isOn = true, isAvailable = true, ...more } = options;
  const school = await aSchool({
    features: `, showProfileRefugeeDocumentUpload: ${isOn}`,
    lines: [
      `docCheck: { isAvailable: ${isAvailable}, keptDays: ${KEPT_DAYS}, undecidedDays: ${UNDECIDED_DAYS}, supportArticle: 'https://help.example/documents' }`,
    ],
    ...more,
  });
  const uploads = uploadsOf(school);
  const { store } = school.campus.test;
  return {
    ...school,
    ...uploads,
    async check(name) {
      const { me, viewer } = (await school.as(name, CHECK)).body.data;
      return { ...me, ...viewer };
    },
    documents: () => store.read.selectFrom('document_upload').selectAll().orderBy('created_at').execute(),
    async decide(name, decision, comment = '') {
      const row = await store.read
        .selectFrom('document_upload')
        .selectAll()
        .where('person_id', '=', school.personId(name))
        .where('is_replaced', '=', 0)
        .where('finished_at', 'is not', null)
        .executeTakeFirstOrThrow();
      const { organisation_id: organisationId, id } = row;
      const now = school.campus.now();
      const outcome = await store.transaction((trx) =>
        decideDocument(trx, {
          organisationId,
          id,
          reviewerId: null,
          decision,
          comment,
          keptDays: KEPT_DAYS,
          origin: school.origin,
          now,
        }),
      );
      return outcome.is === 'done' ? 'done' : outcome.code;
    },
    send: (name, file) => uploads.uploadTo(PATH, name, file),
  };
}
