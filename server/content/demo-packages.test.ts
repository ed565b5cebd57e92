import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attemptsOf } from '#campus/scorm/attempts.ts';
import { readScormSessions } from '#server/store/people/scorm-sessions.ts';
import { aCampus, type TestCampus } from '#tests/support/campus/campus.ts';

const DEMO = fileURLToPath(new URL('./demo', import.meta.url));

describe('the packages of the demo', () => {
  let campus: TestCampus;
  beforeAll(async () => {
    campus = await aCampus({ folder: DEMO });
  }, 60_000);
  afterAll(() => campus.close());

  it.each([
    ['lantern', 'letters-and-sounds', '1.2', ['letters-screens']],
    ['nordlicht', 'maths-you-need-at-work', '1.2', ['percent', 'area', 'rule-of-three']],
    ['lantern', 'contracts-and-phone-tariffs', '2004', ['door', 'call', 'letter', 'offer']],
  ])('are real SCORM: %s, %s', async (folder, id, version, items) => {
    const catalogue = await campus.server.campuses.byHost(`${folder}.localhost`);
    const scorm = catalogue?.courses.get(id)?.scorm;
    expect(scorm).toMatchObject({ version, items });
    expect(scorm?.size).toBeLessThan(100_000);
    const origin = `http://content.${folder}.localhost`;
    const kit = `/packages/${scorm?.packageId}/files/CampusScreens-1.0/screens.js`;
    expect((await campus.get(kit, { origin })).status).toBe(200);
  });

  it('were played: Amal is half through one of them', async () => {
    const catalogue = await campus.server.campuses.byHost('lantern.localhost');
    const scorm = catalogue?.courses.get('letters-and-sounds')?.scorm;
    if (scorm === undefined || scorm === null) throw new Error('The demo has this package.');
    const key = { personId: '1-amal', courseId: 'letters-and-sounds', packageId: scorm.packageId };
    const attempts = attemptsOf(await readScormSessions(campus.test.store.read, key), scorm);
    const facts = { score: 0.58, seconds: 17 * 60, completion: 'incomplete', success: 'unknown' };
    expect(attempts).toMatchObject([{ facts }]);
  });
});
