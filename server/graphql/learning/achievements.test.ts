import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aSchool, type School } from '#tests/support/campus/a-school.ts';

const WEEK = 7 * 24 * 60 * 60 * 1000;
const READ = '{ me { consecutiveWeeklyVisits } viewer { achievements { id denomination howTo imageUrl achievedAt } } }';

describe('lanterns', () => {
  let school: School;
  beforeAll(async () => {
    school = await aSchool({ at: new Date('2026-11-04T10:00:00Z') });
  });
  afterAll(() => school.campus.close());
  const read = async (name: string) => (await school.as(name, READ)).body.data;
  const lit = async (name: string) =>
    (await read(name)).viewer.achievements.flatMap((one: { id: string; achievedAt: string | null }) =>
      one.achievedAt === null ? [] : [one.id],
    );

  it('are all shown, with their picture and how to get them', async () => {
    const { viewer } = await read('bo');
    expect(viewer.achievements).toHaveLength(5);
    expect(viewer.achievements[0]).toEqual({
      id: 'first-light',
      denomination: 'Erstes Licht',
      howTo: 'Beende eine Lektion.',
      achievedAt: null,
      imageUrl: '/icons/achievement-first-light.svg',
    });
    const picture = await school.campus.get(viewer.achievements[0].imageUrl, { origin: school.origin });
    expect(picture.headers.get('content-type')).toBe('image/svg+xml');
    expect((await school.as(undefined, '{ viewer { achievements { id } } }')).body.data.viewer.achievements).toEqual(
      [],
    );
  });

  it('one is for five things in a list', async () => {
    const create = 'mutation { createContentList(draft: { denomination: "Abends" }) { contentList { id } } }';
    const listId = (await school.as('bo', create)).body.data.createContentList.contentList.id;
    for (const [n, item] of ['first', 'second', 'paid', 'paper', 'quiz'].entries()) {
      expect(await lit('bo'), `after ${n}`).toEqual([]);
      const states = `[{ contentListId: "${listId}", isIncluded: true }]`;
      const draft = `{ itemId: "${item}", itemType: COURSE, itemListStates: ${states} }`;
      await school.as('bo', `mutation { updateContentListItem(draft: ${draft}) { success } }`);
    }
    expect(await lit('bo')).toEqual(['map-maker']);
  });

  it('one is for four weeks in a row; a missed week begins anew and takes nothing away', async () => {
    // Sessions are shown again within their life: the token is what is renewed, not the person.
    const weeks = async () => {
      const { token } = await school.fresh('cem');
      const { body } = await school.campus.ask({ query: READ, origin: school.origin, token });
      return [body.data.me.consecutiveWeeklyVisits, body.data.viewer.achievements[1].achievedAt !== null];
    };
    expect(await weeks()).toEqual([1, false]);
    expect(await weeks()).toEqual([1, false]);
    for (const expected of [2, 3]) {
      school.campus.later(WEEK);
      expect(await weeks()).toEqual([expected, false]);
    }
    school.campus.later(WEEK);
    expect(await weeks()).toEqual([4, true]);
    school.campus.later(2 * WEEK);
    expect(await weeks()).toEqual([1, true]);
  });
});
