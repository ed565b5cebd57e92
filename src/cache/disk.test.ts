import { onlineManager, QueryObserver } from '@tanstack/react-query';
import { v7 as uuid } from 'uuid';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LearningItem } from '#campus/learning/learning-item.ts';
import { lessonQueries } from '#features/lessons/queries.ts';
import { createList } from '#features/lists/create-list.ts';
import { listQueries } from '#features/lists/queries.ts';
import { setBookmark } from '#features/lists/set-bookmark.ts';
import { unitQueries } from '#features/units/queries.ts';
import { aCampus, type TestCampus } from '#tests/support/campus/campus.ts';
import { aDevice, type TestDevice } from '#tests/support/device/device.ts';
import { truthOf } from '#tests/support/device/four-cases.ts';
import { CampusError, type CampusFailure } from '#wire/campus-failure.ts';
import { campusQuery, hashOf, type Read } from './campus-query.ts';
import { fetchRow } from './fetch-row.ts';
import { optionsOf } from './read-campus.ts';
import { raiseFloor } from './services.ts';
import { warm } from './warm.ts';

const COURSE = unitQueries.course('numbers-time-money', 'en');
const MINE = listQueries.mine('en');

/** An act that goes past the outbox. */
const ADD_BOOKMARK =
  'mutation { updateCourse(id: "numbers-time-money", actions: [{ addCourseBookmark: {} }]) { success } }';

let campus: TestCampus;
let device: TestDevice;
beforeEach(async () => {
  campus = await aCampus();
  device = await aDevice(campus, 'amal');
});
afterEach(() => {
  onlineManager.setOnline(true);
  return campus.close();
});

const failureReading = (reading: Promise<unknown>): Promise<CampusFailure | 'none'> =>
  reading.then(
    () => 'none',
    (error: unknown) => {
      if (error instanceof CampusError) return error.failure;
      throw error;
    },
  );
const rowOf = async (read: { key: readonly unknown[] }) => device.db.answers.get(JSON.stringify(read.key));

async function theCourse(): Promise<LearningItem> {
  const { course } = await device.read(COURSE);
  if (course === null) throw new Error('the small campus has this course');
  return course;
}

describe('a read', () => {
  it('is kept as the campus said it, with its revision, and opens without a network after a restart', async () => {
    const answer = await device.read(COURSE);
    expect(await rowOf(COURSE)).toMatchObject({ data: answer, asOf: (await truthOf(device, COURSE)).revision });
    device.network.cut = true;
    device = await device.reload();
    expect(await device.read(COURSE)).toEqual(answer);
  });

  it('says offline where there is neither row nor network', async () => {
    device.network.cut = true;
    expect(await failureReading(device.read(COURSE))).toEqual({ kind: 'offline' });
  });

  it.each([
    [unitQueries.course('no-such', 'en'), 'course'],
    [unitQueries.module('no-such', 'en'), 'program'],
    [lessonQueries.one('no-such', 'no-such', 'en'), 'lesson'],
    [listQueries.one('no-such', 'en'), 'list'],
  ])('says what is missing', async (read, what) => {
    expect(await failureReading(fetchRow<unknown>(device.client, read))).toEqual({ kind: 'missing', what });
  });

  it('says garbled where the campus answers something that this release cannot read', async () => {
    const answer = v.object({ nothing: v.string() });
    const read = campusQuery({ key: ['other'], document: '{ viewer { id } }', answer, keep: 'offline' });
    expect(await failureReading(device.read(read))).toEqual({ kind: 'garbled', where: '["other"]' });
    expect(await rowOf(read)).toBeUndefined();
  });

  it('stays in memory where nothing was said about the disk', async () => {
    await device.read({ ...COURSE, keep: 'session' });
    expect(await rowOf(COURSE)).toBeUndefined();
  });

  it.each([
    ['does not parse', { data: { course: 'once upon a time' } }],
    ['is of another shape', { shape: 99 }],
  ])('does not show a row that %s, but asks', async (_, broken) => {
    const answer = await device.read(COURSE);
    await device.db.answers.update(hashOf(COURSE.key), broken);
    device = await device.reload();
    expect(await device.read(COURSE)).toEqual(answer);
    device = await device.reload();
    await device.db.answers.update(hashOf(COURSE.key), broken);
    device.network.cut = true;
    device = await device.reload();
    expect(await failureReading(device.read(COURSE))).toEqual({ kind: 'offline' });
  });

  it('goes on without a disk that is broken', async () => {
    device.db.close();
    expect((await device.read(COURSE)).course?.id).toBe('numbers-time-money');
  });

  it('that was asked before an act and answered after it is asked again', async () => {
    const { revision } = await truthOf(device, COURSE);
    let asked = 0;
    device.network.between = async (forward) => {
      asked += 1;
      if (asked > 1) return forward();
      const early = await forward();
      await device.wire.send({ document: ADD_BOOKMARK });
      raiseFloor(device.client, revision + 1);
      return early;
    };
    const row = await fetchRow(device.client, COURSE);
    expect(row.data.course?.isBookmarked).toBe(true);
    expect(row.asOf).toBe(revision + 1);
  });
});

describe('what was done online', () => {
  it('is still shown on every screen that shows it, opened offline, though none of them was open', async () => {
    const card = await theCourse();
    await device.read(MINE);
    const list = listQueries.one('first-papers', 'en');
    await device.read(list);
    device = await device.reload();
    await device.send(setBookmark, { card, bookmarked: true });
    await device.drain();
    expect((await device.outbox()).map(({ state }) => state)).toEqual(['accepted']);
    device.network.cut = true;
    device = await device.reload();
    expect((await device.read(COURSE)).course?.isBookmarked).toBe(true);
    expect((await device.read(MINE)).viewer.bookmarkedItems.map(({ id }) => id)).toContain(card.id);
    expect((await device.read(list)).contentList?.items[0]?.isBookmarked).toBe(true);
  });

  it('leaves the queue when the last row that needs it is newer, not before', async () => {
    const card = await theCourse();
    await device.read(MINE);
    await device.send(setBookmark, { card, bookmarked: true });
    await device.drain();
    await device.refresh(COURSE);
    expect(await device.outbox()).toHaveLength(1);
    await device.refresh(MINE);
    expect(await device.outbox()).toEqual([]);
  });

  it('on and then off stays off: both stay while a row is older', async () => {
    const card = await theCourse();
    await device.read(MINE);
    await device.send(setBookmark, { card, bookmarked: true });
    await device.drain();
    await device.send(setBookmark, { card: { ...card, isBookmarked: true }, bookmarked: false });
    await device.drain();
    expect(await device.outbox()).toHaveLength(2);
    expect((await device.read(COURSE)).course?.isBookmarked).toBe(false);
    await device.refresh(MINE);
    expect((await device.read(COURSE)).course?.isBookmarked).toBe(false);
    await device.refresh(COURSE);
    expect(await device.outbox()).toEqual([]);
  });
});

describe('a row on the disk that a screen shows', () => {
  const show = <A>(read: Read<A>) => {
    const observer = new QueryObserver(device.client, optionsOf(read));
    return { observer, close: observer.subscribe(() => {}) };
  };

  it('is asked for again at each opening of the app, however young it is', async () => {
    await device.read(COURSE);
    await device.wire.send({ document: ADD_BOOKMARK });
    device = await device.reload();
    await device.read(COURSE);
    const { observer, close } = show(COURSE);
    await vi.waitFor(() => expect(observer.getCurrentResult().data?.data.course?.isBookmarked).toBe(true));
    close();
  });

  it('is gone from the screen and the disk as soon as the campus shows it to the person no more', async () => {
    const id = uuid();
    const list = listQueries.one(id, 'en');
    await device.send(createList, { id, denomination: 'Evenings' });
    await device.drain();
    await device.refresh(MINE);
    await device.refresh(list);
    await campus.test.store.transaction((trx) => trx.deleteFrom('content_list').where('id', '=', id).execute());
    device = await device.reload();
    const { observer, close } = show(list);
    await vi.waitFor(() => expect(observer.getCurrentResult()).toMatchObject({ isError: true, data: undefined }));
    expect(await rowOf(list)).toBeUndefined();
    close();
  });
});

describe('warming a read', () => {
  const HOUR = 60 * 60 * 1000;
  const DAY = 24 * HOUR;

  /** The app is started an hour after what the device has came; answers how often the campus is asked from then on. */
  async function anHourLater(): Promise<{ asked: number }> {
    const questions = { asked: 0 };
    await device.db.answers.update(hashOf(COURSE.key), { at: Date.now() - HOUR });
    device = await device.reload();
    device.network.between = (forward) => {
      questions.asked += 1;
      return forward();
    };
    return questions;
  }

  it('asks nobody for a row that is young enough, and leaves it on the disk', async () => {
    await device.read(COURSE);
    const questions = await anHourLater();
    expect((await warm(device.client, COURSE, DAY)).course?.id).toBe('numbers-time-money');
    // Whoever brings a row into memory asks for it a moment later.
    await new Promise((resolve) => setTimeout(resolve));
    expect(questions.asked).toBe(0);
    expect(device.client.getQueryData(COURSE.key)).toBeUndefined();
  });

  it('asks nobody while there is no network, however old the row is', async () => {
    await device.read(COURSE);
    const questions = await anHourLater();
    onlineManager.setOnline(false);
    expect((await warm(device.client, COURSE, 0)).course?.id).toBe('numbers-time-money');
    expect(questions.asked).toBe(0);
  });

  it('asks for a row that is too old, though no screen shows it', async () => {
    await device.read(COURSE);
    await device.db.answers.update(hashOf(COURSE.key), { at: Date.now() - 2 * DAY });
    device = await device.reload();
    await warm(device.client, COURSE, DAY);
    await vi.waitFor(async () => expect((await rowOf(COURSE))?.at).toBeGreaterThan(Date.now() - DAY));
  });

  it('takes the old row where there is no network', async () => {
    await device.read(COURSE);
    await device.db.answers.update(hashOf(COURSE.key), { at: Date.now() - 2 * DAY });
    device.network.cut = true;
    device = await device.reload();
    expect((await warm(device.client, COURSE, DAY)).course?.id).toBe('numbers-time-money');
  });

  it('gets its answer though the screen that showed the row has gone meanwhile', async () => {
    await device.read(COURSE);
    const closeScreen = new QueryObserver(device.client, { ...optionsOf(COURSE), staleTime: DAY }).subscribe(() => {});
    await device.wire.send({ document: ADD_BOOKMARK });
    device.network.between = async (forward) => {
      closeScreen();
      return forward();
    };
    expect((await warm(device.client, COURSE, 0)).course?.isBookmarked).toBe(true);
  });

  it('says so where there is neither', async () => {
    device.network.cut = true;
    expect(await failureReading(warm(device.client, COURSE, DAY))).toEqual({ kind: 'offline' });
  });
});
