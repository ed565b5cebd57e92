import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hashOf } from '#cache/campus-query.ts';
import { lessonQueries } from '#features/lessons/queries.ts';
import { aCampus, type TestCampus } from '#tests/support/campus/campus.ts';
import { aDevice, type TestDevice } from '#tests/support/device/device.ts';
import { isKept, keepRead } from './keep-read.ts';

const LESSON = lessonQueries.one('hello-my-name-is-1', 'hello-my-name-is', 'en');
const HASH = hashOf(LESSON.key);
const NEVER = new AbortController().signal;

let campus: TestCampus;
let device: TestDevice;
beforeEach(async () => {
  campus = await aCampus();
  device = await aDevice(campus, 'amal');
});
afterEach(() => campus.close());

describe('a page that is kept', () => {
  it('opens without a network, and is marked as saved', async () => {
    expect(await isKept(device.client, LESSON)).toBe(false);
    await keepRead(device.client, LESSON, NEVER);
    expect(await isKept(device.client, LESSON)).toBe(true);
    expect(await device.db.answers.get(HASH)).toMatchObject({ saved: true });
    device.network.cut = true;
    device = await device.reload();
    expect((await device.read(LESSON)).lesson?.id).toBe('hello-my-name-is-1');
  });

  it('stays kept when it is refreshed by being read', async () => {
    await keepRead(device.client, LESSON, NEVER);
    device = await device.reload();
    await device.refresh(LESSON);
    expect(await isKept(device.client, LESSON)).toBe(true);
  });

  it('is none any more when a letter of it changed on the disk, or it is gone', async () => {
    await keepRead(device.client, LESSON, NEVER);
    const row = await device.db.answers.get(HASH);
    await device.db.answers.update(HASH, { data: JSON.parse(JSON.stringify(row?.data).replace('hello', 'hallo')) });
    expect(await isKept(device.client, LESSON)).toBe(false);
    await device.db.answers.delete(HASH);
    expect(await isKept(device.client, LESSON)).toBe(false);
  });

  it('is none where the disk refused it: that is said, not hidden', async () => {
    device.db.close();
    await expect(keepRead(device.client, LESSON, NEVER)).rejects.toThrow();
  });
});
