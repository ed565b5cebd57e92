// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type AccountDb, openAccountDb } from '#offline/rows/account-db.ts';
import { type DraftStore, draftsOn } from '#offline/rows/draft-rows.ts';
import { AMAL, aDeviceDb } from '#tests/support/device/entries.ts';
import { aStorage } from '#tests/support/device/page-storage.ts';
import { keepDraftsIn, readDraft, writeDraft } from './drafts.ts';

let db: AccountDb;
let stop: () => void;

/** A new start of the browser, with this in local storage and what the database has. */
async function startWith(kept: Record<string, string>, store: DraftStore = draftsOn(db)): Promise<void> {
  stop();
  vi.stubGlobal('localStorage', aStorage(kept));
  stop = await keepDraftsIn(store);
}

const inDatabase = async (name: string) => (await db.drafts.get(name))?.text;
const inLocalStorage = (): Record<string, string> => ({ ...localStorage });

beforeEach(async () => {
  vi.stubGlobal('localStorage', aStorage({ JWT: 'of Amal' }));
  db = await openAccountDb(aDeviceDb(), AMAL);
  await db.open();
  stop = await keepDraftsIn(draftsOn(db));
});

afterEach(() => {
  stop();
  db.close();
  vi.useRealTimers();
});

describe('a draft', () => {
  it('is handed to the database before the next stroke, and lies nowhere else', async () => {
    for (const text of ['W', 'Wh', 'Who']) writeDraft('message', text);
    stop();
    await expect.poll(() => inDatabase('message')).toBe('Who');
    expect(inLocalStorage()).toEqual({ JWT: 'of Amal' });
    await startWith({ JWT: 'of Amal' });
    expect(readDraft('message')).toBe('Who');
  });

  it('that was sent leaves nothing behind, and does not come back', async () => {
    writeDraft('message', 'Who else lives in Leipzig?');
    await expect.poll(() => inDatabase('message')).toBe('Who else lives in Leipzig?');
    writeDraft('message', undefined);
    await expect.poll(() => db.drafts.count()).toBe(0);
    await startWith({ JWT: 'of Amal' });
    expect(readDraft('message')).toBeUndefined();
  });

  it('that is begun in the millisecond in which another was sent is kept too', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    writeDraft('message', 'Who else lives in Leipzig?');
    writeDraft('message', undefined);
    writeDraft('message', 'And in Halle?');
    await expect.poll(() => inDatabase('message')).toBe('And in Halle?');
  });

  it('that the disk did not take is tried again when the page is left', async () => {
    const kept = draftsOn(db);
    let isFull = true;
    const keep: DraftStore['keep'] = (row) => (isFull ? Promise.reject(new Error('full')) : kept.keep(row));
    await startWith({ JWT: 'of Amal' }, { ...kept, keep });
    writeDraft('message', 'Who else');
    isFull = false;
    window.dispatchEvent(new Event('pagehide'));
    await expect.poll(() => inDatabase('message')).toBe('Who else');
  });

  it('is the same in all tabs of its person', async () => {
    const channel = new BroadcastChannel('campus');
    writeDraft('message', 'Who else');
    channel.postMessage({ type: 'draft', name: 'message', at: Date.now() + 1000 });
    await expect.poll(() => readDraft('message')).toBeUndefined();
    channel.close();
  });

  it('of an earlier release is taken over from local storage once, where it is later', async () => {
    await db.drafts.bulkPut([
      { name: '1-amal:comment', at: 5, text: 'later' },
      { name: '1-amal:sent', at: 5, text: 'sent since' },
    ]);
    await startWith({
      JWT: 'of Amal',
      'draft:1-amal:review': '{"rating":4,"text":"Short","chosen":[]}',
      'draft:1-amal:message': '{"at":7,"text":"Who else"}',
      'draft:1-amal:comment': '{"at":4,"text":"earlier"}',
      'draft:1-amal:sent': '{"at":6}',
    });
    expect(['review', 'message', 'comment', 'sent'].map((name) => readDraft(`1-amal:${name}`))).toEqual([
      '{"rating":4,"text":"Short","chosen":[]}',
      'Who else',
      'later',
      undefined,
    ]);
    await expect.poll(inLocalStorage).toEqual({ JWT: 'of Amal' });
    expect(await inDatabase('1-amal:review')).toBe('{"rating":4,"text":"Short","chosen":[]}');
    expect(await inDatabase('1-amal:message')).toBe('Who else');
    expect(await inDatabase('1-amal:sent')).toBeUndefined();
  });

  it('is written nowhere after a logout', async () => {
    vi.stubGlobal('localStorage', aStorage());
    writeDraft('message', 'Who else lives in Leipzig?');
    expect(inLocalStorage()).toEqual({});
    expect(await db.drafts.count()).toBe(0);
    stop();
    expect(readDraft('message')).toBeUndefined();
  });
});
