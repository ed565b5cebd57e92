import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DRAFT_REMOVAL_KEPT } from '#campus/storage-limits.ts';
import { type AccountDb, openAccountDb } from '#offline/rows/account-db.ts';
import { draftsOn } from '#offline/rows/draft-rows.ts';
import { AMAL, aDeviceDb } from '#tests/support/device/entries.ts';
import { aStorage } from '#tests/support/device/page-storage.ts';
import { keepDraftsIn, readDraft, writeDraft } from './drafts.ts';

let db: AccountDb;
let stop: () => void;

/** What the browser has written down of local storage: what came later goes with its process. */
const writtenDown = (): Record<string, string> => ({ ...localStorage });

/** A new start of the browser, with this in local storage and what the database has. */
async function startWith(kept: Record<string, string>): Promise<void> {
  stop();
  vi.stubGlobal('localStorage', aStorage(kept));
  stop = await keepDraftsIn(draftsOn(db));
}

const inDatabase = async (name: string) => (await db.drafts.get(name))?.text;

beforeEach(async () => {
  vi.stubGlobal('localStorage', aStorage({ JWT: 'of Amal' }));
  db = await openAccountDb(aDeviceDb(), AMAL);
  stop = await keepDraftsIn(draftsOn(db));
});

afterEach(() => {
  stop();
  db.close();
  vi.useRealTimers();
});

describe('a draft', () => {
  it('is there again after the browser lost what it had not written down', async () => {
    const before = writtenDown();
    writeDraft('message', 'Who else');
    writeDraft('message', 'Who else lives in Leipzig?');
    await expect.poll(() => inDatabase('message')).toBe('Who else lives in Leipzig?');
    await startWith(before);
    expect(readDraft('message')).toBe('Who else lives in Leipzig?');
  });

  it('that ended with its page, before the database had it, is taken from local storage', async () => {
    writeDraft('message', 'Who else');
    await expect.poll(() => inDatabase('message')).toBe('Who else');
    stop();
    writeDraft('message', 'Who else lives in Leipzig?');
    await startWith(writtenDown());
    expect(readDraft('message')).toBe('Who else lives in Leipzig?');
    await expect.poll(() => inDatabase('message')).toBe('Who else lives in Leipzig?');
  });

  it('that was sent does not come back, whichever of the two was not written down', async () => {
    writeDraft('message', 'Who else lives in Leipzig?');
    await expect.poll(() => inDatabase('message')).toBe('Who else lives in Leipzig?');
    const before = writtenDown();
    writeDraft('message', undefined);
    await expect.poll(() => inDatabase('message')).toBeUndefined();
    await startWith(before);
    expect(readDraft('message')).toBeUndefined();
    expect(writtenDown()).toEqual({ JWT: 'of Amal' });

    writeDraft('message', 'And in Halle?');
    await expect.poll(() => inDatabase('message')).toBe('And in Halle?');
    // The page ends with the send: the database hears of it at the next start.
    const [row] = await db.drafts.toArray();
    writeDraft('message', undefined);
    const after = writtenDown();
    await expect.poll(() => inDatabase('message')).toBeUndefined();
    if (row !== undefined) await db.drafts.put(row);
    await startWith(after);
    expect(readDraft('message')).toBeUndefined();
    await expect.poll(() => inDatabase('message')).toBeUndefined();
  });

  it('that is begun in the millisecond in which another was sent is kept too', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    writeDraft('message', 'Who else lives in Leipzig?');
    await expect.poll(() => inDatabase('message')).toBe('Who else lives in Leipzig?');
    writeDraft('message', undefined);
    await expect.poll(() => inDatabase('message')).toBeUndefined();
    await expect.poll(writtenDown).toEqual({ JWT: 'of Amal' });
    writeDraft('message', 'And in Halle?');
    await expect.poll(() => inDatabase('message')).toBe('And in Halle?');
  });

  it('of an earlier release, which kept the text alone, is taken over', async () => {
    await startWith({ JWT: 'of Amal', 'draft:1-amal:review:course': '{"rating":4,"text":"Short","chosen":[]}' });
    expect(readDraft('1-amal:review:course')).toBe('{"rating":4,"text":"Short","chosen":[]}');
    await expect.poll(() => inDatabase('1-amal:review:course')).toBe('{"rating":4,"text":"Short","chosen":[]}');
  });

  it('is written nowhere after a logout', async () => {
    vi.stubGlobal('localStorage', aStorage());
    writeDraft('message', 'Who else lives in Leipzig?');
    expect(writtenDown()).toEqual({});
    writeDraft('other', undefined);
    expect(await db.drafts.count()).toBe(0);
  });

  it('leaves its removal on the disk for a day', async () => {
    writeDraft('message', 'Who else lives in Leipzig?');
    writeDraft('message', undefined);
    await expect.poll(async () => (await db.drafts.get('message'))?.text).toBeUndefined();
    await expect.poll(() => db.drafts.count()).toBe(1);
    vi.setSystemTime(Date.now() + DRAFT_REMOVAL_KEPT + 1);
    await startWith(writtenDown());
    expect(await db.drafts.count()).toBe(0);
  });
});
