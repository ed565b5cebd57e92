import { beforeEach, describe, expect, it, vi } from 'vitest';
import { notify } from '#server/store/people/notify.ts';
import { aCampus, LANTERN, type TestCampus } from '#tests/support/campus/campus.ts';
import { aDevice, type TestDevice } from '#tests/support/device/device.ts';
import { notificationQueries } from './queries.ts';
import { wayOf } from './way-of.ts';

const COURSE = '/course/speaking-cafe';

describe('a notification that was tapped outside of the app', () => {
  let campus: TestCampus;
  let device: TestDevice;
  beforeEach(async () => {
    vi.stubGlobal('location', { origin: LANTERN });
    campus = await aCampus();
    device = await aDevice(campus, 'amal');
    return () => {
      vi.unstubAllGlobals();
      return campus.close();
    };
  });

  const notifyOf = (link: string | null): Promise<string> =>
    campus.test.store.transaction((trx) =>
      notify(trx, {
        organisationId: '1',
        personId: '1-amal',
        kind: 'LESSON_UNFINISHED',
        at: campus.now(),
        payload: { courseId: 'speaking-cafe', denomination: { en: 'Tea' } },
        link,
        linkType: 'LESSON',
      }),
    );
  const way = (id: string) => wayOf(device.client, id, 'en');

  it('leads where it belongs, from the device without a network', async () => {
    const id = await notifyOf(COURSE);
    await device.read(notificationQueries.latest('en'));
    device.network.cut = true;
    expect(await way(id)).toBe(COURSE);
  });

  it('is asked of the campus where it came after the last contact', async () => {
    await device.read(notificationQueries.latest('en'));
    const id = await notifyOf(COURSE);
    expect(await way(id)).toBe(COURSE);
  });

  it('leads to all of them where neither device nor campus can say', async () => {
    await device.read(notificationQueries.latest('en'));
    const id = await notifyOf(COURSE);
    device.network.cut = true;
    expect(await way(id)).toBeUndefined();
  });

  it.each([[null], ['https://elsewhere.example/'], ['//elsewhere.example']])('leads nowhere by %s', async (link) => {
    expect(await way(await notifyOf(link))).toBeUndefined();
  });
});
