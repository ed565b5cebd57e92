import { describe, expect, it, vi } from 'vitest';
import { aNewEntry, anEntry } from '#tests/support/device/entries.ts';
import { CampusError } from '#wire/campus-failure.ts';
import { createDirectQueue } from './direct-queue.ts';

const accepted = { data: { noop: { success: true } }, asOf: 7 };
const refused = { data: { noop: { success: false, errors: [{ message: 'LIST_NAME_INVALID' }] } }, asOf: 7 };
const cut = () => Promise.reject(new CampusError({ kind: 'offline' }));

function aQueue({ online = true, held = [] }: { online?: boolean; held?: ReturnType<typeof anEntry>[] } = {}) {
  const send = vi.fn(async (_: { key?: string }) => accepted);
  return { send, queue: createDirectQueue({ wire: { send }, isOnline: () => online, held }) };
}

describe('a device that keeps nothing', () => {
  it('calls done only what the campus has acknowledged', async () => {
    const { queue } = aQueue();
    const changed = vi.fn();
    queue.onChange(changed);
    await queue.enqueue(aNewEntry({ id: 'a' }));
    expect(await queue.entries()).toMatchObject([{ id: 'a', state: 'accepted', revision: 7 }]);
    expect(changed).toHaveBeenCalledTimes(1);
    expect(queue.settled()).toMatchObject([{ id: 'a', revision: 7 }]);
    expect(queue.settled()).toEqual([]);
    await queue.forget(['a']);
    expect(await queue.entries()).toEqual([]);
  });

  it('asks once more under the same key where the answer was lost', async () => {
    const { queue, send } = aQueue();
    send.mockImplementationOnce(cut);
    await queue.enqueue(aNewEntry({ id: 'a' }));
    expect(send.mock.calls.map(([{ key }]) => key)).toEqual(['a', 'a']);
  });

  it('says that it cannot keep anything where the campus is not reached', async () => {
    const { queue, send } = aQueue();
    send.mockImplementation(cut);
    await expect(queue.enqueue(aNewEntry())).rejects.toMatchObject({ because: 'offline' });
    const { queue: offline, send: never } = aQueue({ online: false });
    await expect(offline.enqueue(aNewEntry())).rejects.toMatchObject({ because: 'offline' });
    expect(never).not.toHaveBeenCalled();
    expect([...(await queue.entries()), ...(await offline.entries())]).toEqual([]);
  });

  it('says why the campus refused', async () => {
    const { queue, send } = aQueue();
    send.mockResolvedValue(refused);
    await expect(queue.enqueue(aNewEntry())).rejects.toMatchObject({ because: 'refused', code: 'LIST_NAME_INVALID' });
    expect(await queue.entries()).toEqual([]);
  });

  it('overtakes nothing that a newer release left waiting here', async () => {
    const left = anEntry({ id: 'left', subject: 'list:1', seq: 4 });
    const { queue, send } = aQueue({ held: [left] });
    await expect(queue.enqueue(aNewEntry({ subject: 'list:1' }))).rejects.toMatchObject({ because: 'reload' });
    expect(send).not.toHaveBeenCalled();
    await queue.enqueue(aNewEntry({ id: 'other' }));
    expect((await queue.entries()).map(({ id, seq }) => [id, seq])).toEqual([
      ['left', 4],
      ['other', 5],
    ]);
    await queue.forget(['left']);
    expect((await queue.entries()).map(({ id }) => id)).toContain('left');
  });
});
