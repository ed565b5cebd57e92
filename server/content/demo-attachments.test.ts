import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isOfItsKind } from '#server/attachments/is-of-its-kind.ts';
import { createUploadFiles } from '#server/attachments/upload-files.ts';
import { aCampus, type TestCampus } from '#tests/support/campus/campus.ts';
import { nonEmpty } from '#tests/support/sources/non-empty.ts';
import { importCampus } from './import-campus.ts';

const DEMO = fileURLToPath(new URL('./demo', import.meta.url));

describe('the files of the demo project', () => {
  let campus: TestCampus;
  beforeAll(async () => {
    campus = await aCampus({ folder: DEMO });
  }, 60_000);
  afterAll(() => campus.close());

  const as = async (name: string, query: string) =>
    (await campus.ask({ query, token: (await campus.login(name)).token })).body.data;
  type Listed = { id: string; fileName: string; fileSize: number };
  const listed = async (name: string): Promise<Listed[]> => {
    const query =
      '{ course(id: "a-page-for-my-street") { ... on Project { attachments { id fileName fileSize uploadedBy { publicName } } } } }';
    return (await as(name, query)).course.attachments;
  };

  it('are of several people, such as anybody could have brought, and only for those who belong to it', async () => {
    const files = nonEmpty(await listed('reza'), 'file');
    expect(files).toMatchObject([
      { fileName: 'طرح صفحهٔ ما.png', uploadedBy: { publicName: 'Reza Karimi' } },
      { fileName: 'Питання.txt', uploadedBy: { publicName: 'Olena Bondar' } },
      { fileName: 'Unsere Straße – Plan für drei Wochen.pdf' },
    ]);
    const { pathOf } = createUploadFiles(campus.test.dataDir, 'attachments');
    for (const { id, fileName } of files) expect(await isOfItsKind(pathOf(id), fileName), fileName).toBe(true);
    expect(await listed('amal')).toEqual([]);
  });

  it('stay as people left them when the files of the campus are imported again', async () => {
    const [sketch] = await listed('reza');
    const id = sketch?.id ?? '';
    expect((await as('reza', `mutation { deleteAttachment(id: "${id}") { success } }`)).deleteAttachment.success).toBe(
      true,
    );
    const { store, dataDir } = campus.test;
    await importCampus({ store, dataDir, folder: DEMO, now: campus.now() });
    expect(await listed('reza')).toHaveLength(2);
    expect(existsSync(createUploadFiles(dataDir, 'attachments').pathOf(id))).toBe(false);
  });
});
