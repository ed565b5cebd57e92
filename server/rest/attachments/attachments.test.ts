import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { UPLOAD_KEPT_HOURS } from '#campus/attachments/attachment-limits.ts';
import { sweepAttachments } from '#server/attachments/sweep-attachments.ts';
import { createUploadFiles } from '#server/attachments/upload-files.ts';
import { type AttachmentSchool, anAttachmentSchool, PDF } from '#tests/support/campus/an-attachment-school.ts';

const HOUR = 60 * 60 * 1000;

describe('a file of a project', () => {
  let school: AttachmentSchool;
  beforeEach(async () => {
    school = await anAttachmentSchool();
  });
  afterEach(() => school.campus.close());

  const stored = (): string[] => {
    const folder = join(school.campus.test.dataDir, 'attachments');
    return existsSync(folder) ? readdirSync(folder).filter((name) => !name.endsWith('.json')) : [];
  };

  it('goes up, is listed, comes down for everybody of the project, and leaves the disk when it is deleted', async () => {
    expect(await school.upload('bo', { name: 'Unsere Straße.pdf', bytes: PDF })).toEqual({
      status: 204,
      code: undefined,
    });
    const [file] = await school.attachments('ada');
    expect(file).toMatchObject({
      fileName: 'Unsere Straße.pdf',
      fileSize: PDF.length,
      uploadedBy: { publicName: 'bobo' },
      canDeleteAttachments: false,
    });
    expect(file?.url).toMatch(/^\/student-docs\/[0-9a-f-]{36}$/);
    const down = await school.download('member', file?.id ?? '');
    expect(down.status).toBe(200);
    expect(Buffer.from(await down.arrayBuffer())).toEqual(PDF);
    expect(down.headers.get('content-type')).toBe('application/pdf');
    expect(down.headers.get('x-content-type-options')).toBe('nosniff');
    expect(down.headers.get('content-disposition')).toBe(
      `attachment; filename="Unsere Stra?e.pdf"; filename*=UTF-8''Unsere%20Stra%C3%9Fe.pdf`,
    );
    expect(await school.remove('ada', file?.id ?? '')).toBe('NOT_ALLOWED');
    expect(stored()).toHaveLength(1);
    expect(await school.remove('bo', file?.id ?? '')).toBe('done');
    expect(stored()).toEqual([]);
    expect(await school.attachments('bo')).toEqual([]);
    expect((await school.download('bo', file?.id ?? '')).status).toBe(404);
    expect(await school.remove('bo', file?.id ?? '')).toBe('NOT_FOUND');
  });

  it('goes on where it was cut, twenty times, and a part that comes twice is taken once', async () => {
    const { status, address } = await school.begin('bo', { name: 'page.pdf', size: PDF.length });
    expect(status).toBe(201);
    const cut = Math.ceil(PDF.length / 20);
    for (let at = 0; at < PDF.length; at += cut) {
      expect(await school.attachments('ada'), 'nobody sees half of a file').toEqual([]);
      expect(await school.reached('bo', address)).toBe(at);
      const part = PDF.subarray(at, at + cut);
      expect((await school.send('bo', address, at, part)).status).toBe(204);
      expect((await school.send('bo', address, at, part)).status).toBe(409);
    }
    expect(await school.reached('bo', address), 'an answer that was lost: it is whole').toBe(PDF.length);
    const [file] = await school.attachments('ada');
    expect(Buffer.from(await (await school.download('ada', file?.id ?? '')).arrayBuffer())).toEqual(PDF);
  });

  it('is no business of whoever does not belong to the project, in any of its steps', async () => {
    await school.upload('bo', { name: 'page.pdf', bytes: PDF });
    const [file] = await school.attachments('bo');
    const id = file?.id ?? '';
    const { address } = await school.begin('bo', { name: 'other.pdf', size: PDF.length });
    for (const [name, status] of [
      ['cem', 404],
      [undefined, 401],
    ] as const) {
      expect((await school.download(name, id)).status).toBe(status);
      expect((await school.begin(name, { name: 'x.pdf', size: 5 })).status).toBe(status);
      expect((await school.send(name, address, 0, PDF)).status).toBe(status);
      expect((await school.cancel(name, address)).status).toBe(status);
      expect(await school.attachments(name)).toEqual([]);
    }
    expect(await school.remove('cem', id)).toBe('NOT_FOUND');
    // Of the project, and still not theirs.
    expect((await school.send('ada', address, 0, PDF)).status).toBe(404);
    expect((await school.cancel('ada', address)).status).toBe(404);
    expect(await school.reached('ada', address)).toBeUndefined();
    expect(await school.attachments('bo')).toHaveLength(1);
  });

  it('is deleted by any tutor of the unit, and is brought by nobody else where the unit says so', async () => {
    await school.upload('bo', { name: 'page.pdf', bytes: PDF });
    const [file] = await school.attachments('member');
    expect(file?.canDeleteAttachments).toBe(true);
    expect(await school.remove('member', file?.id ?? '')).toBe('done');
    expect((await school.begin('ada', { name: 'x.pdf', size: 5 }, 'handouts')).status).toBe(403);
    expect(await school.upload('member', { name: 'x.pdf', bytes: PDF }, 'handouts')).toMatchObject({ status: 204 });
    expect(await school.attachments('ada', 'handouts')).toHaveLength(1);
  });

  it('counts for whoever brought it, for those who belong to the project', async () => {
    await school.upload('bo', { name: 'page.pdf', bytes: PDF });
    const participants = async (name: string | undefined) => {
      const fields = 'publicName enrollmentStatus numberOfAttachments numberOfMessages';
      const query = `{ course(id: "street") { participants { ${fields} } } }`;
      const { body } = await school.as(name, query);
      return Object.fromEntries(
        body.data.course.participants.map(({ publicName, ...rest }: { publicName: string }) => [publicName, rest]),
      );
    };
    const { Ada, bobo } = await participants('member');
    expect(bobo).toEqual({ enrollmentStatus: 'TAKEN', numberOfAttachments: 1, numberOfMessages: 0 });
    expect(Ada).toEqual({ enrollmentStatus: 'TAKEN', numberOfAttachments: 0, numberOfMessages: 0 });
    // Bo does not show how far he is.
    expect((await participants('ada')).bobo).toMatchObject({ enrollmentStatus: null, numberOfAttachments: 1 });
    expect((await participants('cem')).bobo).toEqual({
      enrollmentStatus: null,
      numberOfAttachments: null,
      numberOfMessages: null,
    });
  });

  it('that is cancelled, or not finished in time, leaves nothing behind', async () => {
    const first = await school.begin('bo', { name: 'a.pdf', size: PDF.length });
    await school.send('bo', first.address, 0, PDF.subarray(0, 100));
    expect(stored()).toHaveLength(1);
    expect((await school.cancel('bo', first.address)).status).toBe(204);
    expect(stored()).toEqual([]);
    const second = await school.begin('bo', { name: 'b.pdf', size: PDF.length });
    await school.send('bo', second.address, 0, PDF.subarray(0, 100));
    await school.upload('bo', { name: 'kept.pdf', bytes: PDF });
    const { store, dataDir } = school.campus.test;
    const sweep = (hours: number) =>
      sweepAttachments(
        store,
        createUploadFiles(dataDir, 'attachments'),
        new Date(school.campus.now().getTime() + hours * HOUR),
      );
    await sweep(UPLOAD_KEPT_HOURS - 1);
    expect(stored()).toHaveLength(2);
    await sweep(UPLOAD_KEPT_HOURS + 1);
    expect(stored()).toHaveLength(1);
    expect(await school.reached('bo', second.address)).toBeUndefined();
    expect(await school.attachments('bo')).toMatchObject([{ fileName: 'kept.pdf' }]);
  });

  it('opens by a ticket on the content host, for whoever belongs to the project when it is opened', async () => {
    await school.upload('bo', { name: 'page.pdf', bytes: PDF });
    const [file] = await school.attachments('ada');
    const id = file?.id ?? '';
    const ticket = await school.ticket('ada', `/api/download/${id}`);
    const led = await school.get(`/api/download/${id}?token=${ticket}`);
    const place = new URL(led.headers.get('location') ?? '');
    expect([led.status, place.host, place.pathname]).toEqual([
      302,
      `content.${new URL(school.origin).host}`,
      `/student-docs/${id}`,
    ]);
    const down = await school.get(place.pathname + place.search, place.origin);
    expect(down.headers.get('content-disposition')).toContain('attachment');
    expect(Buffer.from(await down.arrayBuffer())).toEqual(PDF);
    expect((await school.get(`/student-docs/${id}?token=x`, place.origin)).status).toBe(404);
    expect((await school.get(`/student-docs/${id}`, place.origin)).status).toBe(404);
    const made = await school.get(`/api/download/${id}?token=x`);
    expect(made.headers.get('location')).toBe('/error?type=EXPIRED_LINK');
    expect((await school.download('ada', '..%2Fcampus.sqlite')).status).toBe(404);
    await school.leaves('ada');
    expect((await school.get(place.pathname + place.search, place.origin)).status).toBe(404);
    const over = await school.get(`/api/download/${id}?token=${ticket}`);
    expect(over.headers.get('location')).toBe('/error?type=EXPIRED_LINK');
  });
});
