import { onlineManager, QueryObserver } from '@tanstack/react-query';
import { v7 as uuid } from 'uuid';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createList } from '#features/lists/create-list.ts';
import { listQueries } from '#features/lists/queries.ts';
import { settingsQueries } from '#features/settings/queries.ts';
import { aCampus, type TestCampus } from '#tests/support/campus/campus.ts';
import { aDevice, type TestDevice } from '#tests/support/device/device.ts';
import { noteOwnRevision, noteRevision } from './newer-revision.ts';
import { optionsOf } from './read-campus.ts';

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
  return () =>
    (observer.getCurrentResult().data?.data.viewer.contentLists ?? []).map(({ denomination }) => denomination);
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

async function revisionOfNow(): Promise<number> {
  return (await device.client.ensureQueryData(optionsOf(MINE))).asOf;
}
