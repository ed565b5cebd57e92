import { describe, expect, it } from 'vitest';
import { DRAIN_PARALLEL, ENTRY_SENT_WITHIN_DAYS, RETRY_AFTER_MAX, SENT_MAYBE_GRACE } from '#campus/limits.ts';
import { backOff } from '#campus/network/back-off.ts';
import type { DeviceDb } from '#offline/device-db.ts';
import { AMAL, aDeviceDb, aNewEntry } from '#tests/support/device/entries.ts';
import { type DrainParts, drain } from './drain.ts';
import type { OutboxEntry, SendResult, Settled } from './entry.ts';
import { enqueue, entriesOf, tryAgain } from './outbox.ts';

const NOW = 1_000_000;
const ACCEPTED: SendResult = { is: 'accepted', revision: 7 };

/** A drain over a real outbox, with the campus's answers made up; what left the device is noted in `sent`. */
async function drained(
  device: DeviceDb,
  answer: (entry: OutboxEntry) => SendResult | Promise<SendResult>,
  has: Partial<DrainParts> = {},
) {
  const sent: string[] = [];
  const announced: Settled[] = [];
  await drain({
    device,
    account: async () => AMAL,
    post: async (entry) => {
      sent.push(entry.id);
      return answer(entry);
    },
    announce: (settled) => announced.push(settled),
    alone: true,
    now: () => NOW,
    random: () => 0.5,
    ...has,
  });
  return { sent, announced, entries: await entriesOf(device, AMAL) };
}

async function withEntries(...inputs: Parameters<typeof aNewEntry>[0][]): Promise<DeviceDb> {
  const device = aDeviceDb();
  for (const input of inputs) await enqueue(device, aNewEntry(input));
  return device;
}

describe('a drain', () => {
  it('sends everything, marks it accepted with its revision, and says so', async () => {
    const device = await withEntries({ id: 'a' }, { id: 'b' });
    const { sent, announced, entries } = await drained(device, () => ACCEPTED);
    expect(sent).toEqual(['a', 'b']);
    expect(entries.map(({ state, revision }) => [state, revision])).toEqual([
      ['accepted', 7],
      ['accepted', 7],
    ]);
    expect(announced).toEqual([
      { id: 'a', kind: 'bookmark.set', revision: 7 },
      { id: 'b', kind: 'bookmark.set', revision: 7 },
    ]);
  });

  it('marks an entry on disk as perhaps sent before it leaves the device', async () => {
    const device = await withEntries({ id: 'a' });
    const onDisk: (OutboxEntry | undefined)[] = [];
    await drained(device, async () => {
      onDisk.push(await device.outbox.where('id').equals('a').first());
      return ACCEPTED;
    });
    expect(onDisk[0]).toMatchObject({ state: 'sent-maybe', attempts: 1, sentAt: NOW });
  });

  it('sends entries on one subject one after the other, in the order of the taps', async () => {
    const device = aDeviceDb();
    await device.outbox.bulkAdd([
      { ...aRow('first'), state: 'sent-maybe' },
      { ...aRow('second'), state: 'waiting' },
    ]);
    const underWay: string[] = [];
    const { sent } = await drained(device, async (entry) => {
      underWay.push(`${entry.id} leaves`);
      await device.outbox.count();
      underWay.push(`${entry.id} is answered`);
      return ACCEPTED;
    });
    expect(sent).toEqual(['first', 'second']);
    expect(underWay).toEqual(['first leaves', 'first is answered', 'second leaves', 'second is answered']);
  });

  it('sends a child only after its parent is in effect', async () => {
    const device = await withEntries({ id: 'create', subject: 'list' }, { id: 'fill', dependsOnSubjects: ['list'] });
    const states: unknown[] = [];
    const { sent } = await drained(device, async (entry) => {
      if (entry.id === 'fill') states.push((await device.outbox.where('id').equals('create').first())?.state);
      return ACCEPTED;
    });
    expect(sent).toEqual(['create', 'fill']);
    expect(states).toEqual(['accepted']);
  });

  it('has six requests under way at most, and all six', async () => {
    const device = await withEntries(...Array.from({ length: 20 }, () => ({})));
    let underWay = 0;
    let most = 0;
    let open = (): void => {};
    const sixAreThere = new Promise<void>((resolve) => {
      open = resolve;
    });
    const { sent } = await drained(device, async () => {
      underWay += 1;
      most = Math.max(most, underWay);
      if (underWay === DRAIN_PARALLEL) open();
      await sixAreThere;
      await device.outbox.count();
      underWay -= 1;
      return ACCEPTED;
    });
    expect(sent).toHaveLength(20);
    expect(most).toBe(DRAIN_PARALLEL);
  });

  it('takes along what is tapped while it runs', async () => {
    const device = await withEntries({ id: 'a' });
    const { sent } = await drained(device, async (entry) => {
      if (entry.id === 'a') await enqueue(device, aNewEntry({ id: 'tapped meanwhile' }));
      return ACCEPTED;
    });
    expect(sent).toEqual(['a', 'tapped meanwhile']);
  });

  it('leaves an entry that has no answer yet in its place, with a random wait', async () => {
    const device = await withEntries({ id: 'a' });
    const { sent, announced, entries } = await drained(device, () => ({ is: 'later' }));
    expect(sent).toEqual(['a']);
    expect(announced).toEqual([]);
    expect(entries[0]).toMatchObject({ state: 'sent-maybe', notBefore: NOW + backOff(1, () => 0.5) });
  });

  it('waits as long as the campus asks for', async () => {
    const device = await withEntries({ id: 'a' });
    const { entries } = await drained(device, () => ({ is: 'later', after: 45_000 }));
    expect(entries[0]?.notBefore).toBe(NOW + 45_000);
  });

  it('that was asked to wait holds back all the rest of the person’s too, and nobody else’s', async () => {
    const ownEntries = Array.from({ length: DRAIN_PARALLEL + 3 }, () => ({}));
    const device = await withEntries(...ownEntries, { id: 'of another', owner: 'olena' });
    const { sent, entries } = await drained(device, () => ({ is: 'later', after: 45_000 }));
    expect(sent).toHaveLength(DRAIN_PARALLEL);
    expect(new Set(entries.map(({ notBefore }) => notBefore))).toEqual(new Set([NOW + 45_000]));
    expect((await device.outbox.where('id').equals('of another').first())?.notBefore).toBe(0);
  });

  it('never waits for ever: neither by a server’s answer nor by a clock that was set back', async () => {
    const device = await withEntries({ id: 'a' });
    const { entries } = await drained(device, () => ({ is: 'later', after: 1e12 }));
    expect(entries[0]?.notBefore).toBe(NOW + RETRY_AFTER_MAX);
    const yearsBefore = { now: () => NOW - 5 * RETRY_AFTER_MAX };
    expect((await drained(device, () => ACCEPTED, yearsBefore)).sent).toEqual(['a']);
  });

  it('sends what this version of the app does not know, as an older one wrote it', async () => {
    const device = await withEntries({ id: 'a', kind: 'kind of long ago', version: 99, input: 'of another form' });
    const { entries } = await drained(device, () => ACCEPTED);
    expect(entries[0]).toMatchObject({ state: 'accepted', kind: 'kind of long ago' });
  });

  it('waits longer after each attempt, a minute at most', () => {
    const longest = () => 1;
    expect([1, 2, 3].map((attempts) => backOff(attempts, longest))).toEqual([2000, 4000, 8000]);
    expect(backOff(40, longest)).toBe(60_000);
    expect(backOff(40, () => 0)).toBe(0);
  });

  it('sends nothing where nobody is signed in', async () => {
    const device = await withEntries({ id: 'a' });
    expect((await drained(device, () => ACCEPTED, { account: async () => undefined })).sent).toEqual([]);
  });

  it('stops at a logout that comes in between', async () => {
    const device = await withEntries({ id: 'a', subject: 's' }, { id: 'b', dependsOnSubjects: ['s'] });
    let signedIn = true;
    const answer = (): SendResult => {
      signedIn = false;
      return ACCEPTED;
    };
    const { sent } = await drained(device, answer, { account: async () => (signedIn ? AMAL : undefined) });
    expect(sent).toEqual(['a']);
  });
});

describe('a refusal', () => {
  it('parks the entry with all that depends on it, says so of each, and stops nobody else', async () => {
    const device = await withEntries(
      { id: 'create', subject: 'list' },
      { id: 'fill', subject: 'item', dependsOnSubjects: ['list'] },
      { id: 'note on the item', dependsOnSubjects: ['item'] },
      { id: 'other' },
    );
    const { sent, announced, entries } = await drained(device, (entry) =>
      entry.id === 'create' ? { is: 'refused', code: 'NOT_ALLOWED' } : ACCEPTED,
    );
    expect(sent).toEqual(['create', 'other']);
    expect(entries.map(({ id, state, refusal }) => [id, state, refusal])).toEqual([
      ['create', 'needs-you', 'NOT_ALLOWED'],
      ['fill', 'needs-you', 'NOT_ALLOWED'],
      ['note on the item', 'needs-you', 'NOT_ALLOWED'],
      ['other', 'accepted', undefined],
    ]);
    expect(announced.filter(({ refusal }) => refusal === 'NOT_ALLOWED').map(({ id }) => id)).toEqual([
      'create',
      'fill',
      'note on the item',
    ]);
  });

  it('of one among twenty lets nineteen go', async () => {
    const device = await withEntries(...Array.from({ length: 20 }, (_, at) => ({ id: `${at}` })));
    const { entries } = await drained(device, ({ id }) =>
      id === '7' ? { is: 'refused', code: 'NOT_FOUND' } : ACCEPTED,
    );
    expect(entries.filter(({ state }) => state === 'accepted')).toHaveLength(19);
    expect(entries.find(({ state }) => state === 'needs-you')?.id).toBe('7');
  });
});

describe('what waited for more than a year', () => {
  const YEAR = ENTRY_SENT_WITHIN_DAYS * 24 * 60 * 60 * 1000;

  it('is not sent but shown, with what builds on it; what is a day younger goes', async () => {
    const device = await withEntries(
      { id: 'old', subject: 'list' },
      { id: 'fill', dependsOnSubjects: ['list'], queuedAt: YEAR },
      { id: 'just in time', queuedAt: NOW },
    );
    const { sent, announced, entries } = await drained(device, () => ACCEPTED, { now: () => NOW + YEAR });
    expect(sent).toEqual(['just in time']);
    expect(entries.map(({ id, state, refusal }) => [id, state, refusal])).toEqual([
      ['old', 'needs-you', 'TOO_OLD'],
      ['fill', 'needs-you', 'TOO_OLD'],
      ['just in time', 'accepted', undefined],
    ]);
    expect(announced.filter(({ refusal }) => refusal === 'TOO_OLD').map(({ id }) => id)).toEqual(['old', 'fill']);
  });

  it('goes under a new key when the learner says so', async () => {
    const device = await withEntries({ id: 'old' });
    const later = { now: () => NOW + YEAR };
    await drained(device, () => ACCEPTED, later);
    await tryAgain(device, 'old', later.now());
    const { sent, entries } = await drained(device, () => ACCEPTED, later);
    expect(sent).toHaveLength(1);
    expect(sent).not.toContain('old');
    expect(entries).toMatchObject([{ state: 'accepted', queuedAt: NOW + YEAR }]);
  });
});

describe('a 401', () => {
  it('pauses: nothing more is sent, and nothing is lost', async () => {
    const device = await withEntries({ id: 'a', subject: 's' }, { id: 'b', dependsOnSubjects: ['s'] }, { id: 'c' });
    const { sent, entries, announced } = await drained(device, () => ({ is: 'signed-out' }));
    expect(sent).toEqual(['a', 'c']);
    expect(announced).toEqual([]);
    expect(entries.map(({ id, state, notBefore }) => [id, state, notBefore])).toEqual([
      ['a', 'sent-maybe', 0],
      ['b', 'waiting', 0],
      ['c', 'sent-maybe', 0],
    ]);
  });
});

describe('a drain that is perhaps not alone', () => {
  it('leaves entries alone that somebody may be sending just now, and sends the rest', async () => {
    const device = aDeviceDb();
    await device.outbox.bulkAdd([
      { ...aRow('fresh'), subject: '1', state: 'sent-maybe', sentAt: NOW - SENT_MAYBE_GRACE + 1 },
      { ...aRow('long ago'), subject: '2', state: 'sent-maybe', sentAt: NOW - SENT_MAYBE_GRACE },
      { ...aRow('untouched'), subject: '3' },
    ]);
    const { sent } = await drained(device, () => ACCEPTED, { alone: false });
    expect(sent).toEqual(['long ago', 'untouched']);
    expect((await drained(device, () => ACCEPTED)).sent).toEqual(['fresh']);
  });

  it('does not take back the answer that the other drain got', async () => {
    const device = await withEntries({ id: 'a' });
    const other = await drained(device, async (entry) => {
      await device.outbox.where('id').equals(entry.id).modify({ state: 'accepted', revision: 3 });
      return { is: 'later' };
    });
    expect(other.entries[0]).toMatchObject({ state: 'accepted', revision: 3 });
  });
});

function aRow(id: string): OutboxEntry {
  const { dependsOnSubjects: dependsOn, ...rest } = aNewEntry({ id, subject: 'one subject' });
  return { ...rest, dependsOn, state: 'waiting', attempts: 0, notBefore: 0 };
}
