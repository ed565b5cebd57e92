import { aSchool, type School } from './a-school.ts';
import { type UploadAnswer, uploadsOf } from './uploads-of.ts';

/** A small whole PDF. */
export const PDF = Buffer.from(
  `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n${'% a page\n'.repeat(200)}trailer<</Root 1 0 R>>\n%%EOF\n`,
);

const project = (name: string, more = '') =>
  `denomination: { de: ${name} }\ncourseType: PROJECT\nworkload: 30\n${more}`;

const FILES: Readonly<Record<string, string>> = {
  'units/street/unit.yaml': project('Straße'),
  'units/handouts/unit.yaml': project('Blätter', 'onlyTutorsAttach: true\n'),
};

export interface Attached {
  readonly id: string;
  readonly url: string;
  readonly fileName: string;
  readonly fileSize: number;
  readonly uploadedBy: { readonly publicName: string } | null;
  readonly canDeleteAttachments: boolean;
}

type Who = string | undefined;

/** A school with two projects: Ada and Bo take both, `member` teaches both, Cem is in none. */
export interface AttachmentSchool extends School {
  attachments(name: Who, courseId?: string): Promise<readonly Attached[]>;
  /** The first request of an upload; `address` is its own, below the campus. */
  begin(
    name: Who,
    file: { name: string; size: number },
    courseId?: string,
  ): Promise<UploadAnswer & { address: string }>;
  send(name: Who, address: string, offset: number, bytes: Uint8Array): Promise<UploadAnswer>;
  /** Where to go on; undefined: there is no such upload. */
  reached(name: Who, address: string): Promise<number | undefined>;
  cancel(name: Who, address: string): Promise<UploadAnswer>;
  /** All of it at once. */
  upload(name: Who, file: { name: string; bytes: Uint8Array }, courseId?: string): Promise<UploadAnswer>;
  /** By the bearer. */
  download(name: Who, id: string): Promise<Response>;
  ticket(name: string, path: string): Promise<string>;
  /** As a navigation. */
  get(path: string, origin?: string): Promise<Response>;
  remove(name: string, id: string): Promise<string>;
  leaves(name: string): Promise<void>;
}

export async function anAttachmentSchool(options: { scanCommand?: string } = {}): Promise<AttachmentSchool> {
  const school = await aSchool({ files: FILES, ...options });
  const { campus, origin } = school;
  for (const course of ['street', 'handouts']) {
    for (const name of ['ada', 'bo'])
      await campus.test.store.transaction((trx) =>
        trx
          .insertInto('course_status')
          .values({
            person_id: school.personId(name),
            course_id: course,
            module_id: '',
            status: 'TAKEN',
            updated_at: 'x',
          })
          .execute(),
      );
    await school.makeTutor('member', course);
  }
  const { ask, beginAt, addPart, reached, cancel, ticket } = uploadsOf(school);
  const begin: AttachmentSchool['begin'] = (name, file, courseId = 'street') =>
    beginAt(`/api/course/${courseId}/attachments`, name, file);
  return {
    ...school,
    begin,
    send: addPart,
    reached,
    cancel,
    async attachments(name, courseId = 'street') {
      const fields = 'id url fileName fileSize uploadedBy { publicName } canDeleteAttachments';
      const query = `{ course(id: "${courseId}") { ... on Project { attachments { ${fields} } } } }`;
      return (await school.as(name, query)).body.data.course?.attachments ?? [];
    },
    async upload(name, { name: fileName, bytes }, courseId) {
      const begun = await begin(name, { name: fileName, size: bytes.length }, courseId);
      return begun.status === 201 ? addPart(name, begun.address, 0, bytes) : { status: begun.status, code: begun.code };
    },
    download: (name, id) => ask(name, `/api/download/${id}`, 'GET'),
    ticket,
    get: (path, at = origin) => campus.get(path, { origin: at, redirect: 'manual', headers: { accept: 'text/html' } }),
    async remove(name, id) {
      const { body } = await school.as(
        name,
        `mutation { it: deleteAttachment(id: "${id}") { success errors { message } } }`,
      );
      const { success, errors } = body.data.it;
      return success ? 'done' : errors[0].message;
    },
    async leaves(name) {
      await campus.test.store.transaction((trx) =>
        trx
          .deleteFrom('course_status')
          .where('person_id', '=', school.personId(name))
          .where('course_id', '=', 'street')
          .execute(),
      );
    },
  };
}
