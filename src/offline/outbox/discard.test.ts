import { describe, expect, it } from 'vitest';
import { AMAL, aDeviceDb, anEntry } from '#tests/support/device/entries.ts';
import { discard } from './discard.ts';
import type { OutboxEntry } from './entry.ts';
import { entriesOf } from './outbox.ts';

async function deviceWith(...entries: Partial<OutboxEntry>[]) {
  const device = aDeviceDb();
  for (const has of entries) await device.outbox.add(anEntry(has));
  const left = async () => (await entriesOf(device, AMAL)).map(({ id }) => id);
  return { device, left };
}

describe('discarding', () => {
  it('takes a refused entry with what was parked because of it, and nothing else', async () => {
    const { device, left } = await deviceWith(
      { id: 'list', state: 'needs-you', refusal: 'INVALID_INPUT' },
      { id: 'item', state: 'needs-you', refusal: 'INVALID_INPUT', dependsOn: ['list'] },
      { id: 'note on item', state: 'needs-you', refusal: 'INVALID_INPUT', dependsOn: ['item'] },
      { id: 'another refused one', state: 'needs-you', refusal: 'NOT_FOUND' },
      { id: 'on its way', state: 'sent-maybe' },
    );
    await discard(device, 'list');
    expect(await left()).toEqual(['another refused one', 'on its way']);
  });

  it.each(['waiting', 'sent-maybe', 'accepted'] as const)('leaves an entry alone that is %s', async (state) => {
    const { device, left } = await deviceWith({ id: 'bookmark', state });
    await discard(device, 'bookmark');
    expect(await left()).toEqual(['bookmark']);
  });

  it('leaves an entry alone that has become another one by trying again', async () => {
    const { device, left } = await deviceWith({ id: 'anew', state: 'waiting' });
    await discard(device, 'before');
    expect(await left()).toEqual(['anew']);
  });
});
