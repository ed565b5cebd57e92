import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGE_IDS } from '#campus/languages.ts';
import { NOTIFICATIONS_LISTED } from '#campus/learning/live-limits.ts';
import { notify } from '#server/store/people/notify.ts';
import { aLiveSchool, type LiveSchool } from '#tests/support/campus/a-live-school.ts';

const ALL = '{ notifications { id message read interacted link linkType createdAt } }';
const payload = {
  appointmentId: 'a',
  courseId: 'talk',
  zone: 'Europe/Berlin',
  denomination: { de: 'Sprechcafé' },
  start: '2027-03-28T16:00:00.000Z',
  end: '2027-03-28T17:30:00.000Z',
};

describe('notifications', () => {
  let school: LiveSchool;
  beforeAll(async () => {
    school = await aLiveSchool();
  });
  afterAll(() => school.campus.close());
  const notifyOf = (name: string, more: Partial<Parameters<typeof notify>[1]> = {}) =>
    school.campus.test.store.transaction((trx) =>
      notify(trx, {
        organisationId: '80',
        personId: school.personId(name),
        kind: 'APPOINTMENT_CANCELLED',
        payload,
        link: '/course/talk',
        linkType: 'COURSE',
        at: school.campus.now(),
        ...more,
      }),
    );

  it('are the own ones, the newest first, in the language asked for', async () => {
    await notifyOf('bo');
    const at = new Date(school.campus.now().getTime() + 1000);
    await notifyOf('bo', { kind: 'PLACE_LOST', at });
    const { body } = await school.as('bo', ALL);
    const [newest, oldest] = body.data.notifications;
    expect(body.data.notifications).toHaveLength(2);
    expect(oldest.message).toBe('<bdi>Sprechcafé</bdi> am <bdi>28. März 2027, 18:00 MESZ</bdi> fällt aus.');
    expect(newest).toMatchObject({ read: false, interacted: false, link: '/course/talk', linkType: 'COURSE' });
    expect(newest.createdAt).toBe(at.toISOString());
    const inTurkish = await school.as('bo', ALL, { languageId: LANGUAGE_IDS.tr });
    expect(inTurkish.body.data.notifications[0].message).toContain('artık yerin yok');
    expect((await school.as('ada', ALL)).body.data.notifications).toEqual([]);
    expect((await school.as(undefined, ALL)).body.data.notifications).toEqual([]);
  });

  it('come by the page, and never more than a page holds', async () => {
    for (let n = 0; n < NOTIFICATIONS_LISTED + 1; n += 1)
      await notifyOf('cem', { at: new Date(Date.UTC(2027, 0, 1, 0, n)) });
    const timesOf = async (page: string): Promise<string[]> => {
      const { body } = await school.as('cem', `{ notifications${page} { createdAt } }`);
      return body.data.notifications.map(({ createdAt }: { createdAt: string }) => createdAt);
    };
    const [first, second] = [await timesOf(''), await timesOf('(offset: 20, limit: 5)')];
    expect([first.length, second.length]).toEqual([20, 5]);
    expect([...first, ...second]).toEqual([...first, ...second].toSorted().toReversed());
    expect(new Set([...first, ...second])).toHaveLength(25);
    expect(await timesOf(`(limit: ${10 * NOTIFICATIONS_LISTED})`)).toHaveLength(NOTIFICATIONS_LISTED);
    expect(await timesOf('(offset: -3, limit: -1)')).toEqual([]);
  });
});
