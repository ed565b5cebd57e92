import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ContentMistakes } from '#server/content/files/mistakes.ts';
import { importCampus } from '#server/content/import-campus.ts';
import { aCampus, type TestCampus } from '#tests/support/campus/campus.ts';
import { addScormUnit, bringPackage, smallCampusFiles } from '#tests/support/packages/scorm-unit.ts';
import { nonEmpty } from '#tests/support/sources/non-empty.ts';

describe('a unit with a package', () => {
  let campus: TestCampus;
  let folder: string;
  beforeAll(async () => {
    campus = await aCampus();
  });
  afterAll(() => campus.close());
  beforeEach(() => {
    folder = smallCampusFiles();
    return () => rmSync(folder, { recursive: true });
  });

  const unit = (type?: string): void => addScormUnit(folder, 'lantern', 'golf', type);
  const bring = (sample: string): void => bringPackage(folder, 'lantern', 'golf', sample);
  const packages = (): string[] => {
    const path = join(campus.test.dataDir, 'packages');
    return existsSync(path) ? readdirSync(path) : [];
  };
  const importIt = () =>
    importCampus({ store: campus.test.store, dataDir: campus.test.dataDir, folder, now: campus.now() });
  const mistakes = async (): Promise<string[]> => {
    const error: unknown = await importIt().catch((reason: unknown) => reason);
    if (!(error instanceof ContentMistakes)) throw new Error(`No mistake was found: ${String(error)}`);
    return error.mistakes.map(({ file, field, message }) => `${file} | ${field} | ${message}`);
  };
  const AT = 'lantern/units/golf/unit.yaml | package |';

  it('whose file is not there, or is not what it should be, is named, and nothing stays', async () => {
    unit();
    expect(await mistakes()).toEqual([`${AT} there is no such file`]);
    writeFileSync(join(folder, 'lantern/files/golf.zip'), 'no archive');
    expect(await mistakes()).toEqual([`${AT} This is not a zip archive, or it is not whole.`]);
    expect(packages()).toEqual([]);
    bring('h5p/h5p-test.h5p');
    expect(await mistakes()).toEqual([`${AT} is an H5P package, and must be a SCORM package`]);
  });

  it('of another kind is named', async () => {
    unit('MATERIAL_COURSE');
    bring('scorm/RuntimeBasicCalls_SCORM12.zip');
    expect(await mistakes()).toEqual([`${AT} a MATERIAL_COURSE has no package`]);
  });

  it('is the only one that somebody can have played', async () => {
    const people = join(folder, 'lantern/people.yaml');
    const played = '{course: numbers-time-money, status: TAKEN, at: now-1d, played: {item: one, minutes: 3, cmi: {}}}';
    writeFileSync(
      people,
      `${readFileSync(people, 'utf8')}\n- {id: nour, email: nour@lantern.example, language: ar, courses: [${played}]}\n`,
    );
    expect(await mistakes()).toEqual([
      expect.stringMatching(/^lantern\/people\.yaml \| \d+\.courses\.0\.played \| is of a unit without a package$/),
    ]);
  });

  it('is taken with what the campus has to know of it; taken again nothing changes', async () => {
    unit();
    bring('scorm/RuntimeBasicCalls_SCORM20043rdEdition.zip');
    await importIt();
    const course = (await campus.server.campuses.byHost('lantern.localhost'))?.courses.get('golf');
    expect(course?.scorm).toMatchObject({
      version: '2004',
      schemaVersion: '2004 3rd Edition',
      title: 'Golf Explained - Run-time Basic Calls',
    });
    expect(packages()).toContain(course?.scorm?.packageId);
    for (const { written, removed } of nonEmpty(await importIt(), 'organisation'))
      expect([written, removed]).toEqual([0, 0]);
  });
});
