import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setBookmark } from '#features/lists/set-bookmark.ts';
import { unitQueries } from '#features/units/queries.ts';
import { aCampus, type TestCampus } from '#tests/support/campus/campus.ts';
import { aDevice, type TestDevice } from '#tests/support/device/device.ts';
import { readAhead } from './read-ahead.ts';
import { servicesOf } from './services.ts';

const COURSE = unitQueries.course('numbers-time-money', 'en');

let campus: TestCampus;
let device: TestDevice;
beforeEach(async () => {
  campus = await aCampus();
  device = await aDevice(campus, 'amal');
});
afterEach(() => campus.close());

describe('a row in memory', () => {
  it('is asked for anew once it is painted, and not before', async () => {
    await device.read(COURSE);
    let paint = (): void => {};
    servicesOf(device.client).painted = () => new Promise((resolve) => (paint = resolve));
    let asked = 0;
    device.network.between = (forward) => {
      asked += 1;
      return forward();
    };
    const refreshing = device.refresh(COURSE);
    await vi.waitFor(() => expect(device.client.getQueryState(COURSE.key)?.fetchStatus).toBe('fetching'));
    expect(asked).toBe(0);
    paint();
    await refreshing;
    expect(asked).toBe(1);
  });
});

describe('a read that a tap may lead to', () => {
  it('is brought from the device into memory, as it will be shown, and nobody is asked', async () => {
    const answer = await device.read(COURSE);
    device.network.cut = true;
    device = await device.reload();
    expect(device.client.getQueryData(COURSE.key)).toBeUndefined();
    expect(await readAhead(device.client, COURSE)).toEqual(answer);
    expect(device.client.getQueryState(COURSE.key)).toMatchObject({ fetchStatus: 'idle', errorUpdateCount: 0 });
  });

  it('is asked for anew by whoever opens it', async () => {
    await device.read(COURSE);
    device = await device.reload();
    await readAhead(device.client, COURSE);
    await device.read(COURSE);
    expect(device.client.getQueryState(COURSE.key)?.fetchStatus).toBe('fetching');
    await vi.waitFor(() => expect(device.client.getQueryState(COURSE.key)?.fetchStatus).toBe('idle'));
    expect(device.client.getQueryState(COURSE.key)?.dataUpdatedAt).toBeGreaterThan(0);
  });

  it('is nothing where the device does not have it', async () => {
    expect(await readAhead(device.client, COURSE)).toBeUndefined();
    expect(device.client.getQueryData(COURSE.key)).toBeUndefined();
  });

  it('shows what is done after it was made ready', async () => {
    await device.read(COURSE);
    device.network.cut = true;
    device = await device.reload();
    const before = await readAhead(device.client, COURSE);
    if (!before?.course) throw new Error('the small campus has this course');
    expect(before.course.isBookmarked).toBe(false);
    await device.send(setBookmark, { card: before.course, bookmarked: true });
    expect((await device.read(COURSE)).course?.isBookmarked).toBe(true);
  });
});
