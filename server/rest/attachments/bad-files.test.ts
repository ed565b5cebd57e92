import { chmodSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { parse as parseDisposition } from 'content-disposition';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  ATTACHMENT_BYTES_MAX,
  PERSON_ATTACHMENTS_MAX,
  PROJECT_BYTES_MAX,
} from '#campus/attachments/attachment-limits.ts';
import { attachmentNameOf } from '#campus/attachments/attachment-name.ts';
import { type AttachmentSchool, anAttachmentSchool, PDF } from '#tests/support/campus/an-attachment-school.ts';
import { makeZip } from '#tests/support/packages/make-zip.ts';
import { nonEmpty } from '#tests/support/sources/non-empty.ts';
import { payloads } from '#tests/xss/payloads.ts';

const EICAR = Buffer.from('X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*');
const ZEROS = Buffer.alloc(8 * 1024 * 1024);
const ZIP_BOMB = makeZip([{ name: 'bomb.bin', content: ZEROS }]);
const PNG_HEAD = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
/** A picture that says it is 50,000 pixels wide and high: nobody here ever draws it. */
const PICTURE_BOMB = Buffer.concat([
  PNG_HEAD,
  Buffer.from('0000c3500000c350', 'hex'),
  Buffer.from('0802000000', 'hex'),
  Buffer.alloc(4),
  Buffer.from('00000000', 'hex'),
  Buffer.from('IDAT'),
  deflateSync(ZEROS),
]);
const MIB = 1024 * 1024;

describe('a file that a project does not take', () => {
  let school: AttachmentSchool;
  beforeAll(async () => {
    school = await anAttachmentSchool();
  });
  afterAll(() => school.campus.close());
  beforeEach(async () => {
    await school.campus.test.store.transaction((trx) => trx.deleteFrom('attachment').execute());
  });
  const stored = () => readdirSync(join(school.campus.test.dataDir, 'attachments'));

  it.each([
    [
      'a program that calls itself a document',
      'report.pdf',
      Buffer.from('MZ\x90\0\x03\0\0\0\x04\0\0\0\xff\xff\0\0', 'latin1'),
    ],
    ['a page', 'page.html', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a drawing that can hold scripts', 'drawing.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a zip bomb that calls itself a picture', 'photo.png', ZIP_BOMB],
    ['a picture that calls itself another kind', 'photo.pdf', PICTURE_BOMB],
    ['a text that is none', 'notes.txt', Buffer.from([72, 101, 0, 108, 111])],
    ['a text in no encoding', 'notes.txt', Buffer.from([0xc3, 0x28, 0x41])],
    ['an ending that only looks like one', 'photo.png\u202egpj.exe', PDF],
    ['no ending', 'photo', PDF],
    ['only an ending', '.pdf', PDF],
  ])('%s is refused, and nothing of it stays', async (_, name, bytes) => {
    const { status, code } = await school.upload('bo', { name, bytes });
    expect([status, code]).toEqual([422, 'FILE_KIND_NOT_TAKEN']);
    expect(stored()).toEqual([]);
    expect(await school.attachments('bo')).toEqual([]);
  });

  it.each([
    ['has nothing in it', 'empty.pdf', 0, 'FILE_EMPTY'],
    ['is a byte too large', 'large.pdf', ATTACHMENT_BYTES_MAX + 1, 'FILE_TOO_LARGE'],
    ['is 101 MB', 'large.pdf', 101 * MIB, 'FILE_TOO_LARGE'],
    ['has a name that nobody sees', '\u202e\u200f\u0000', 5, 'FILE_NAME_INVALID'],
  ])('one that %s is refused before its first byte', async (_, name, size, refusal) => {
    const { status, code } = await school.begin('bo', { name, size });
    expect([status, code]).toEqual([422, refusal]);
    expect(stored()).toEqual([]);
  });

  it('cannot be made larger than it was announced', async () => {
    const { address } = await school.begin('bo', { name: 'a.pdf', size: 10 });
    expect((await school.send('bo', address, 0, PDF)).status).toBeGreaterThanOrEqual(400);
    expect(await school.attachments('bo')).toEqual([]);
    expect(await school.reached('bo', address)).toBeLessThanOrEqual(10);
  });

  it('is taken where it is only a large picture or an archive: nothing here opens either', async () => {
    expect(await school.upload('bo', { name: 'photo.png', bytes: PICTURE_BOMB })).toMatchObject({ status: 204 });
    expect(await school.upload('bo', { name: 'all.zip', bytes: ZIP_BOMB })).toMatchObject({ status: 204 });
  });

  it('is one too many for a person or for the project', async () => {
    for (let n = 0; n < PERSON_ATTACHMENTS_MAX; n += 1)
      expect((await school.begin('member', { name: `${n}.pdf`, size: 1 })).status).toBe(201);
    expect((await school.begin('member', { name: 'more.pdf', size: 1 })).code).toBe('QUOTA_REACHED');
    await school.campus.test.store.transaction((trx) =>
      trx
        .updateTable('attachment')
        .set({ file_size: PROJECT_BYTES_MAX / PERSON_ATTACHMENTS_MAX })
        .execute(),
    );
    expect((await school.begin('ada', { name: 'more.pdf', size: 1 })).code).toBe('PROJECT_FULL');
  });
});

describe('the name of a file', () => {
  it.each([
    ['photo.jpg', 'photo.jpg'],
    ['  spaced   out .pdf ', 'spaced out .pdf'],
    ['../../etc/passwd.txt', '_.._etc_passwd.txt'],
    ['..\\..\\evil.pdf', '_.._evil.pdf'],
    ['C:\\x\\y.pdf', 'C__x_y.pdf'],
    ['photo\u202egpj.pdf', 'photogpj.pdf'],
    ['می\u200cخواهم.pdf', 'می\u200cخواهم.pdf'],
    ['line\nbreak\r.pdf', 'linebreak.pdf'],
    ['cafe\u0301.pdf', 'café.pdf'],
    ['a"b<c>d|e?f*.pdf', 'a_b_c_d_e_f_.pdf'],
  ])('%j is kept as %j', (given, kept) => {
    expect(attachmentNameOf(given)).toBe(kept);
  });

  it('of more than 255 bytes is cut before its ending, between letters', () => {
    const kept = attachmentNameOf(`\u2067${'ج'.repeat(200)}\u2069.pdf`) ?? '';
    expect(Buffer.byteLength(kept)).toBeLessThanOrEqual(255);
    expect(kept).toMatch(/^ج{125}\.pdf$/);
    expect(attachmentNameOf(`${'😀'.repeat(100)}.txt`)).toBe(`${'😀'.repeat(62)}.txt`);
  });

  it('is a text and nothing else, whatever it tries: in the answer, and in the header of the download', async () => {
    const school = await anAttachmentSchool();
    const names = nonEmpty(payloads(), 'payload').map(({ html }) => `${html}.txt`);
    expect(names.length).toBeGreaterThanOrEqual(500);
    const { store } = school.campus.test;
    const bytes = Buffer.from('Hallo');
    const { status } = await school.upload('bo', { name: 'x.txt', bytes });
    expect(status).toBe(204);
    const [file] = await school.attachments('bo');
    for (const name of names) {
      const kept = attachmentNameOf(name) ?? '';
      expect(kept).not.toMatch(/[\p{Cc}\u202a-\u202e\u2066-\u2069/\\"<>]/u);
      await store.transaction((trx) => trx.updateTable('attachment').set({ file_name: kept }).execute());
      const header = (await school.download('ada', file?.id ?? '')).headers.get('content-disposition') ?? '';
      const { type, parameters } = parseDisposition(header);
      expect([type, parameters.filename]).toEqual(['attachment', kept]);
    }
    await school.campus.close();
  });
});

describe('where the operator has files scanned', () => {
  let folder: string;
  let school: AttachmentSchool;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'campus-scan-'));
    const script = join(folder, 'scan.sh');
    writeFileSync(
      script,
      `#!/bin/sh\n[ -e "${folder}/broken" ] && exit 2\n[ "$1" = "--quiet" ] || exit 2\ngrep -q EICAR-STANDARD "$2" && exit 1\nexit 0\n`,
    );
    chmodSync(script, 0o755);
    school = await anAttachmentSchool({ scanCommand: `${script} --quiet` });
  });
  afterAll(async () => {
    await school.campus.close();
    rmSync(folder, { recursive: true });
  });

  it('what it finds something in is thrown away, and the rest is taken', async () => {
    expect(await school.upload('bo', { name: 'test.txt', bytes: EICAR })).toEqual({
      status: 422,
      code: 'FILE_INFECTED',
    });
    expect(readdirSync(join(school.campus.test.dataDir, 'attachments'))).toEqual([]);
    expect(await school.upload('bo', { name: 'page.pdf', bytes: PDF })).toMatchObject({ status: 204 });
  });

  it('what it cannot look at now waits, unseen, and is looked at when the device asks again', async () => {
    writeFileSync(join(folder, 'broken'), '');
    const { address } = await school.begin('ada', { name: 'later.pdf', size: PDF.length });
    expect(await school.send('ada', address, 0, PDF)).toEqual({ status: 503, code: 'FILE_NOT_SCANNED' });
    expect(await school.attachments('ada')).toHaveLength(1);
    expect(await school.reached('ada', address)).toBeUndefined();
    rmSync(join(folder, 'broken'));
    expect(await school.reached('ada', address)).toBe(PDF.length);
    expect(await school.attachments('bo')).toHaveLength(2);
  });

  it('a command that is not there takes nothing', async () => {
    const other = await anAttachmentSchool({ scanCommand: join(folder, 'no-such-program') });
    expect((await other.upload('bo', { name: 'page.pdf', bytes: PDF })).status).toBe(503);
    expect(await other.attachments('bo')).toEqual([]);
    await other.campus.close();
  });
});
