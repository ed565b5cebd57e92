import { existsSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { UPLOAD_KEPT_HOURS } from '#campus/attachments/attachment-limits.ts';
import { createDocumentVault } from '#server/attachments/document-vault.ts';
import { NotReadable } from '#server/attachments/sealed-file.ts';
import { sweepDocuments } from '#server/attachments/sweep-documents.ts';
import { createUploadFiles } from '#server/attachments/upload-files.ts';
import { openDocumentKey } from '#server/auth/document-key.ts';
import { createCampuses } from '#server/store/content/campuses.ts';
import { sweepUndecided } from '#server/sweep-undecided.ts';
import {
  aDocumentSchool,
  type DocumentSchool,
  KEPT_DAYS,
  UNDECIDED_DAYS,
} from '#tests/support/campus/a-document-school.ts';
import { PDF } from '#tests/support/campus/an-attachment-school.ts';
import { flagCases } from '#tests/support/sources/flag-cases.ts';

const PATH = '/api/documents';
const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
/** More than one encrypted frame. */
const LONG = Buffer.concat([PDF, Buffer.alloc(300_000, 'a page of a passport\n')]);
const file = { name: 'Reisepass – Bo.pdf', bytes: LONG };

describe('a document for the document check', () => {
  let school: DocumentSchool;
  beforeEach(async () => {
    school = await aDocumentSchool();
  });
  afterEach(() => school.campus.close());

  const dataDir = () => school.campus.test.dataDir;
  const folder = () => join(dataDir(), 'documents');
  const stored = (): string[] => (existsSync(folder()) ? readdirSync(folder()) : []);
  const sweepAt = (now: Date) =>
    sweepDocuments(school.campus.test.store, createUploadFiles(dataDir(), 'documents'), now);

  it('goes up and is in review; nobody but its person hears of it', async () => {
    expect(await school.check('bo')).toEqual({
      isDocCheckAvailable: true,
      documentUploadStatus: 'NO_UPLOAD',
      documentUpload: null,
    });
    expect(await school.send('bo', file)).toEqual({ status: 204, code: undefined });
    expect(await school.check('bo')).toEqual({
      isDocCheckAvailable: true,
      documentUploadStatus: 'IN_REVIEW',
      documentUpload: { uploadedAt: expect.any(String), comment: null, decidedAt: null },
    });
    expect((await school.check('ada')).documentUploadStatus).toBe('NO_UPLOAD');
  });

  it('is encrypted on the disk from its first part on, and can be read with its key only', async () => {
    const { address } = await school.beginAt(PATH, 'bo', { name: file.name, size: LONG.length });
    await school.addPart('bo', address, 0, LONG.subarray(0, 100_000));
    const onDisk = () => Buffer.concat(stored().map((name) => readFileSync(join(folder(), name))));
    expect(onDisk().length).toBeGreaterThan(100_000);
    for (const text of ['%PDF', 'passport', 'Reisepass']) expect(onDisk().includes(text)).toBe(false);
    await school.addPart('bo', address, 100_000, LONG.subarray(100_000));
    expect(onDisk().includes('passport')).toBe(false);

    const { store } = school.campus.test;
    const vault = createDocumentVault(dataDir(), await openDocumentKey(store, undefined));
    const [document] = await school.documents();
    if (document === undefined) throw new Error('There is no document.');
    const out = join(dataDir(), 'looked-at');
    await vault.writePlain(document, out);
    expect(readFileSync(out)).toEqual(LONG);
    const other = createDocumentVault(dataDir(), new Uint8Array(32));
    await expect(other.headOf(document)).rejects.toThrow(NotReadable);
    // Somebody who cuts the file, or changes it, is noticed.
    const path = join(folder(), document.id);
    const bytes = readFileSync(path);
    writeFileSync(path, bytes.subarray(0, bytes.length - 10));
    await expect(vault.writePlain(document, `${out}-cut`)).rejects.toThrow(NotReadable);
    bytes.writeUInt8(bytes.readUInt8(1000) ^ 1, 1000);
    writeFileSync(path, bytes);
    await expect(vault.headOf(document)).rejects.toThrow(NotReadable);
  });

  it('goes on where it was cut, also where a crash cut a frame in two', async () => {
    const { address } = await school.beginAt(PATH, 'bo', { name: file.name, size: LONG.length });
    const cut = 40_000;
    for (let at = 0; at < LONG.length; at += cut) {
      expect(await school.reached('bo', address)).toBe(at);
      expect((await school.addPart('bo', address, at, LONG.subarray(at, at + cut))).code).toBeUndefined();
      if (at === cut) writeFileSync(join(folder(), stored()[0] ?? ''), Buffer.from([0, 0, 64, 0, 7]), { flag: 'a' });
    }
    expect((await school.check('bo')).documentUploadStatus).toBe('IN_REVIEW');
    // Asked again after a lost answer, it is whole.
    expect(await school.reached('bo', address)).toBe(LONG.length);
  });

  it('does not exist for anybody else: not to look at, go on with, cancel or download', async () => {
    const { address } = await school.beginAt(PATH, 'bo', { name: file.name, size: LONG.length });
    const id = address.split('/').at(-1) ?? '';
    expect(await school.reached('ada', address)).toBeUndefined();
    expect((await school.addPart('ada', address, 0, PDF)).status).toBe(404);
    expect((await school.cancel('ada', address)).status).toBe(404);
    expect((await school.addPart(undefined, address, 0, PDF)).status).toBe(401);
    await school.addPart('bo', address, 0, LONG);
    for (const who of ['bo', 'ada'])
      for (const path of [address, `/api/download/${id}`, `/media/${id}`])
        expect((await school.ask(who, path, 'GET')).status, path).toBe(404);
    const onContentHost = school.origin.replace('//', '//content.');
    for (const path of [`/student-docs/${id}`, `/documents/${id}`])
      expect((await school.campus.get(path, { origin: onContentHost })).status, path).toBe(404);
    expect((await school.check('bo')).documentUploadStatus).toBe('IN_REVIEW');
  });

  it('is cancelled with all that came of it', async () => {
    const { address } = await school.beginAt(PATH, 'bo', { name: file.name, size: LONG.length });
    await school.addPart('bo', address, 0, LONG.subarray(0, 50_000));
    expect((await school.cancel('bo', address)).status).toBe(204);
    expect(stored()).toEqual([]);
    expect(await school.documents()).toEqual([]);
  });

  it('is replaced by a later one while nobody has decided, and its bytes go at once', async () => {
    await school.send('bo', file);
    const [first] = await school.documents();
    await school.send('bo', { name: 'better.pdf', bytes: PDF });
    expect((await school.documents()).map(({ file_name }) => file_name)).toEqual(['better.pdf']);
    expect(stored()).not.toContain(first?.id);
    expect(stored()).toHaveLength(1);
  });

  it('is decided on with a reason, which its person reads, is notified of and gets a mail about', async () => {
    await school.campus.server.delivery.stop();
    await school.send('bo', file);
    expect(await school.decide('bo', 'INVALID_UPLOAD'), 'without a reason').toBe('INVALID_INPUT');
    expect(await school.decide('bo', 'INVALID_UPLOAD', 'x'.repeat(501))).toBe('INVALID_INPUT');
    const comment = 'Die <b>Rückseite</b> fehlt.';
    expect(await school.decide('bo', 'INVALID_UPLOAD', comment)).toBe('done');
    expect(await school.check('bo')).toMatchObject({
      documentUploadStatus: 'INVALID_UPLOAD',
      documentUpload: { comment, decidedAt: expect.any(String) },
    });
    const { body } = await school.as('bo', '{ notifications(offset: 0, limit: 1) { message link } }');
    expect(body.data.notifications).toEqual([
      {
        message: 'Dein Dokument war nicht lesbar oder ist nicht das richtige. Schick bitte ein anderes.',
        link: '/doc-reupload',
      },
    ]);
    const { store } = school.campus.test;
    const mails = await store.read.selectFrom('mail_due').selectAll().where('kind', '=', 'DOCUMENT_DECIDED').execute();
    expect(mails).toMatchObject([{ recipient: 'bo@school.example' }]);
    expect(JSON.stringify(mails)).not.toContain('Rückseite');
    // And another one may come, of which is said something before it is decided on.
    expect((await school.send('bo', { name: 'better.pdf', bytes: PDF })).status).toBe(204);
    expect((await school.check('bo')).documentUpload?.comment).toBeNull();
    expect(await school.decide('bo', 'IN_REVIEW', 'Es dauert noch eine Woche.')).toBe('done');
    expect(await school.check('bo')).toMatchObject({
      documentUploadStatus: 'IN_REVIEW',
      documentUpload: { comment: 'Es dauert noch eine Woche.', decidedAt: null },
    });
    expect(await store.read.selectFrom('mail_due').selectAll().execute()).toHaveLength(1);
  });

  it.each(['ACCEPTED', 'REJECTED'] as const)('is needed no more once it is %s', async (decision) => {
    await school.send('bo', file);
    await school.decide('bo', decision, 'Danke.');
    expect(await school.send('bo', { name: 'more.pdf', bytes: PDF })).toEqual({
      status: 422,
      code: 'DOCUMENT_NOT_TAKEN',
    });
  });

  it('that came up while another one was decided on changes nothing', async () => {
    await school.send('bo', file);
    const { address } = await school.beginAt(PATH, 'bo', { name: 'late.pdf', size: PDF.length });
    const [first] = await school.documents();
    await school.decide('bo', 'ACCEPTED');
    expect((await school.addPart('bo', address, 0, PDF)).code).toBe('DOCUMENT_NOT_TAKEN');
    expect((await school.documents()).map(({ id }) => id)).toEqual([first?.id]);
  });

  it('is deleted so many days after the decision, of which what was decided stays', async () => {
    await school.send('bo', file);
    await school.decide('bo', 'ACCEPTED', 'Danke.');
    const decided = school.campus.now().getTime();
    await sweepAt(new Date(decided + KEPT_DAYS * DAY - HOUR));
    expect(stored()).toHaveLength(1);
    await sweepAt(new Date(decided + KEPT_DAYS * DAY));
    expect(stored()).toEqual([]);
    expect(await school.documents()).toMatchObject([{ file_name: '', sealed_key: null, status: 'ACCEPTED' }]);
    expect((await school.check('bo')).documentUploadStatus).toBe('ACCEPTED');
  });

  it('that nobody decided on in time is deleted, and its person is asked to send it again', async () => {
    await school.send('bo', file);
    await school.decide('bo', 'IN_REVIEW', 'Es dauert noch.');
    const came = school.campus.now().getTime();
    const { store } = school.campus.test;
    const parts = { store, campuses: createCampuses(store), documents: createUploadFiles(dataDir(), 'documents') };
    await sweepUndecided(parts, new Date(came + UNDECIDED_DAYS * DAY - HOUR));
    expect((await school.check('bo')).documentUploadStatus).toBe('IN_REVIEW');
    await sweepUndecided(parts, new Date(came + UNDECIDED_DAYS * DAY));
    expect(await school.check('bo')).toMatchObject({ documentUploadStatus: 'NO_UPLOAD', documentUpload: null });
    expect(stored()).toEqual([]);
    const { body } = await school.as('bo', '{ notifications(offset: 0, limit: 1) { message link } }');
    expect(body.data.notifications).toEqual([
      { message: expect.stringContaining('Schick es bitte noch einmal.'), link: '/doc-reupload' },
    ]);
    expect((await school.send('bo', file)).status).toBe(204);
  });

  it('that was never finished is given up, and what a crash left behind is swept', async () => {
    await school.beginAt(PATH, 'bo', { name: file.name, size: LONG.length });
    await school.send('ada', file);
    const [, whole] = await school.documents();
    const plain = `${whole?.id}.plain`;
    writeFileSync(join(folder(), plain), 'left by a scan that died');
    const later = new Date(school.campus.now().getTime() + (UPLOAD_KEPT_HOURS + 1) * HOUR);
    for (const name of stored()) utimesSync(join(folder(), name), school.campus.now(), school.campus.now());
    await sweepAt(later);
    expect(stored()).toEqual([whole?.id]);
  });
});

describe('the document check', () => {
  it.each(flagCases('showProfileRefugeeDocumentUpload', { off: [404, false], on: [204, true] }))(
    'is there where the organisation looks at documents: %s',
    async (isOn, expected) => {
      const school = await aDocumentSchool({ isOn });
      const { status } = await school.send('bo', file);
      const { isDocCheckAvailable } = await school.check('bo');
      expect([status, isDocCheckAvailable]).toEqual(expected);
      await school.campus.close();
    },
  );

  it('takes no document while it is closed', async () => {
    const school = await aDocumentSchool({ isAvailable: false });
    expect(await school.send('bo', file)).toEqual({ status: 422, code: 'DOCUMENT_NOT_TAKEN' });
    expect((await school.check('bo')).isDocCheckAvailable).toBe(false);
    await school.campus.close();
  });
});
