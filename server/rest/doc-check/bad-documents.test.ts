import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DOCUMENT_BYTES_MAX, DOCUMENTS_ON_THEIR_WAY_MAX } from '#campus/doc-check/doc-check-limits.ts';
import { aDocumentSchool, type DocumentSchool } from '#tests/support/campus/a-document-school.ts';
import { PDF } from '#tests/support/campus/an-attachment-school.ts';

const EICAR = 'X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*';
const PATH = '/api/documents';

describe('what is no document', () => {
  let school: DocumentSchool;
  beforeAll(async () => {
    school = await aDocumentSchool();
  });
  afterAll(() => school.campus.close());

  it.each([
    ['a program that calls itself one', 'card.pdf', Buffer.from('MZ\x90\0\x03\0\0\0', 'latin1')],
    ['a page', 'card.html', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a drawing that can hold scripts', 'card.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['what a project would take', 'notes.txt', Buffer.from('hello')],
    ['a picture that calls itself another kind', 'card.png', PDF],
    ['no ending', 'card', PDF],
    ['a direction mark before another ending', 'card.pdf\u202efdp.exe', PDF],
  ])('%s is refused, and nothing of it stays', async (_, name, bytes) => {
    expect(await school.send('bo', { name, bytes })).toEqual({ status: 422, code: 'DOCUMENT_KIND_NOT_TAKEN' });
    expect(await school.documents()).toEqual([]);
    const folder = join(school.campus.test.dataDir, 'documents');
    expect(existsSync(folder) ? readdirSync(folder) : []).toEqual([]);
  });

  it.each([
    ['nothing', 0, 'FILE_EMPTY'],
    ['a byte too many', DOCUMENT_BYTES_MAX + 1, 'DOCUMENT_TOO_LARGE'],
  ])('%s in it is refused before its first byte', async (_, size, code) => {
    expect(await school.beginAt(PATH, 'bo', { name: 'card.pdf', size })).toMatchObject({ status: 422, code });
  });

  it('is on its way three times at most, and nobody sends one without an account', async () => {
    for (let n = 0; n < DOCUMENTS_ON_THEIR_WAY_MAX; n += 1)
      expect((await school.beginAt(PATH, 'ada', { name: 'card.pdf', size: 10 })).status).toBe(201);
    expect(await school.beginAt(PATH, 'ada', { name: 'card.pdf', size: 10 })).toMatchObject({ code: 'QUOTA_REACHED' });
    expect((await school.beginAt(PATH, undefined, { name: 'card.pdf', size: 10 })).status).toBe(401);
  });
});

describe('where the operator has files scanned', () => {
  let folder: string;
  let school: DocumentSchool;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'campus-scan-'));
    const script = join(folder, 'scan.sh');
    writeFileSync(
      script,
      `#!/bin/sh\n[ -e "${folder}/broken" ] && exit 2\ngrep -q EICAR-STANDARD "$1" && exit 1\ngrep -q %PDF "$1" || exit 2\nexit 0\n`,
    );
    chmodSync(script, 0o755);
    school = await aDocumentSchool({ scanCommand: script });
  });
  afterAll(async () => {
    await school.campus.close();
    rmSync(folder, { recursive: true });
  });
  const stored = () => readdirSync(join(school.campus.test.dataDir, 'documents'));

  it('what it finds something in is thrown away, and the rest is taken; no copy as it was sent stays', async () => {
    const infected = Buffer.concat([PDF, Buffer.from(EICAR)]);
    expect(await school.send('bo', { name: 'card.pdf', bytes: infected })).toEqual({
      status: 422,
      code: 'FILE_INFECTED',
    });
    expect(stored()).toEqual([]);
    expect((await school.send('bo', { name: 'card.pdf', bytes: PDF })).status).toBe(204);
    expect(stored().filter((name) => name.includes('.'))).toEqual([]);
  });

  it('what it cannot look at now waits, and is looked at when the device asks again', async () => {
    writeFileSync(join(folder, 'broken'), '');
    const { address } = await school.beginAt(PATH, 'ada', { name: 'later.pdf', size: PDF.length });
    expect(await school.addPart('ada', address, 0, PDF)).toEqual({ status: 503, code: 'FILE_NOT_SCANNED' });
    expect((await school.check('ada')).documentUploadStatus).toBe('NO_UPLOAD');
    rmSync(join(folder, 'broken'));
    expect(await school.reached('ada', address)).toBe(PDF.length);
    expect((await school.check('ada')).documentUploadStatus).toBe('IN_REVIEW');
  });
});
