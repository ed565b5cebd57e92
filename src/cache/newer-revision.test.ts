import { onlineManager, QueryObserver } from '@tanstack/react-query';
import { v7 as uuid } from 'uuid';
import type * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createList } from '#features/lists/create-list.ts';
import { followList } from '#features/lists/follow-list.ts';
import { type bookmarksAnswer, listQueries } from '#features/lists/queries.ts';
import { setListPublic } from '#features/lists/set-list-public.ts';
import { settingsQueries } from '#features/settings/queries.ts';
import { raiseRevision } from '#server/store/database/raise-revision.ts';
import { aCampus, type TestCampus } from '#tests/support/campus/campus.ts';
import { aDevice, type TestDevice } from '#tests/support/device/device.ts';
import { createCampusClient } from './campus-client.ts';
import { hashOf, type Row } from './campus-query.ts';
import { noteAnnouncedRevision, noteOwnRevision, noteRevision } from './newer-revision.ts';
import { optionsOf } from './read-campus.ts';
import { rowsOn } from './rows-on.ts';
import { servicesOf } from './services.ts';

const MINE = listQueries.mine('en');
const SESSIONS = settingsQueries.sessions();

let campus: TestCampus;
let device: TestDevice;
beforeEach(async () => {
  campus = await aCampus();
  device = await aDevice(campus, 'amal');
});
afterEach(() => campus.close());

/** A screen that shows the lists, and what it shows. */
async function aScreenOfLists() {
  await device.read(MINE);
  const observer = new QueryObserver(device.client, optionsOf(MINE));
  onTestFinished(observer.subscribe(() => {}));
  return () => namesIn(observer);
}

function namesIn(observer: QueryObserver<Row<v.InferOutput<typeof bookmarksAnswer>>>): string[] {
  return (observer.getCurrentResult().data?.data.viewer.contentLists ?? []).map(({ denomination }) => denomination);
}

/** Another device of the person does something; the revision that holds it. */
async function elsewhere(denomination: string): Promise<number> {
  const other = await aDevice(campus, 'amal');
  await other.send(createList, { id: uuid(), denomination });
  await other.drain();
  const [settled] = other.settledMessages;
  return settled?.revision ?? 0;
}

describe('what is on screen', () => {
  it('is asked for again when an answer about something else is newer', async () => {
    const shown = await aScreenOfLists();
    await elsewhere('Evenings');
    expect(shown()).not.toContain('Evenings');
    await device.refresh(SESSIONS);
    await vi.waitFor(() => expect(shown()).toContain('Evenings'));
  });

  it('is asked for again when another page says that it has acted, several acts at once', async () => {
    const shown = await aScreenOfLists();
    const revisions = [await elsewhere('Evenings'), await elsewhere('Mornings')];
    const asked = vi.spyOn(device.wire, 'send');
    for (const revision of revisions) noteRevision(device.client, revision);
    await vi.waitFor(() => expect(shown()).toEqual(expect.arrayContaining(['Evenings', 'Mornings'])));
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('is the list of sessions too, when the person has logged in somewhere', async () => {
    const before = (await device.read(SESSIONS)).viewer.sessions.length;
    const observer = new QueryObserver(device.client, optionsOf(SESSIONS));
    onTestFinished(observer.subscribe(() => {}));
    await aDevice(campus, 'amal');
    await device.refresh(MINE);
    await vi.waitFor(() => expect(observer.getCurrentResult().data?.data.viewer.sessions).toHaveLength(before + 1));
  });

  it('costs nothing for acts of its own, and none of the rest without a network', async () => {
    await aScreenOfLists();
    const asked = vi.spyOn(device.wire, 'send');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const own = await revisionOfNow();
    noteOwnRevision(device.client, own + 1);
    noteRevision(device.client, own + 1);
    onlineManager.setOnline(false);
    noteRevision(device.client, own + 2);
    vi.advanceTimersByTime(60_000);
    vi.useRealTimers();
    onlineManager.setOnline(true);
    expect(asked).not.toHaveBeenCalled();
  });
});

describe('what the campus shows to the person no more', () => {
  it('is off the screen and the disk as soon as the page hears that something is new', async () => {
    const owner = await aDevice(campus, 'olena');
    const id = uuid();
    const share = async (isPublic: boolean) => {
      await owner.send(setListPublic, { id, denomination: 'Evenings', isPublic });
      await owner.drain();
    };
    await owner.send(createList, { id, denomination: 'Evenings' });
    await share(true);
    const read = listQueries.one(id, 'en');
    const { contentList: list } = await device.read(read);
    if (list === null) throw new Error('A public list is hidden.');
    await device.send(followList, { list, follow: true });
    await device.drain();
    await device.read(MINE);
    expect(JSON.stringify(await device.db.answers.toArray())).toContain('Evenings');
    const observer = new QueryObserver(device.client, optionsOf(read));
    onTestFinished(observer.subscribe(() => {}));
    const onDisk = () => rowsOn(device.db).get(hashOf(read.key));
    expect(await onDisk()).toBeDefined();
    await share(false);
    // Its followers have a newer revision then (server/http/raise-followers.ts).
    noteRevision(device.client, await campus.test.store.transaction((trx) => raiseRevision(trx, '1-amal')));
    await vi.waitFor(() => expect(observer.getCurrentResult().isError).toBe(true));
    expect(observer.getCurrentResult().data).toBeUndefined();
    expect(await onDisk()).toBeUndefined();
    // Not by another row either, which names it among others.
    await vi.waitFor(async () => expect(JSON.stringify(await device.db.answers.toArray())).not.toContain('Evenings'));
  });
});

describe('a device that acts without a pause', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** How often a screen asks within a minute in which a newer revision comes each second. */
  async function askedInAMinute(savesData: boolean): Promise<number> {
    const client = createCampusClient(servicesOf(device.client));
    let revision = 1;
    let asked = 0;
    const queryFn = (): Row<object> => {
      asked += 1;
      return { data: {}, asOf: revision, at: Date.now() };
    };
    onTestFinished(new QueryObserver(client, { queryKey: ['place'], queryFn }).subscribe(() => {}));
    await vi.advanceTimersByTimeAsync(1000);
    asked = 0;
    for (let second = 0; second < 60; second += 1) {
      revision += 1;
      noteAnnouncedRevision(client, revision, { savesData });
      await vi.advanceTimersByTimeAsync(1000);
    }
    return asked;
  }

  it('is heard at once and then in longer and longer steps, in the longest from the second on where data is saved', async () => {
    // After half a second, and then 1, 2, 4, 8, 16 and 30 seconds apart.
    expect(await askedInAMinute(false)).toBe(6);
    expect(await askedInAMinute(true)).toBe(2);
  });
});

describe('what is not on screen', () => {
  it('is asked for when it is opened, however young it is', async () => {
    await device.read(MINE);
    await elsewhere('Evenings');
    const asked = vi.spyOn(device.wire, 'send');
    await device.read(MINE);
    expect(asked).not.toHaveBeenCalled();
    noteRevision(device.client, (await revisionOfNow()) + 1);
    const observer = new QueryObserver(device.client, optionsOf(MINE));
    onTestFinished(observer.subscribe(() => {}));
    await vi.waitFor(() => expect(namesIn(observer)).toContain('Evenings'));
    expect(asked).toHaveBeenCalledTimes(1);
  });
});

async function revisionOfNow(): Promise<number> {
  return (await device.client.ensureQueryData(optionsOf(MINE))).asOf;
}
