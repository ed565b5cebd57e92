import { describe, expect, it } from 'vitest';
import type { OutboxEntry } from '#offline/outbox/entry.ts';
import { anEntry } from '#tests/support/device/entries.ts';
import { groupRows } from './group-rows.ts';

const rowsOf = (...entries: Partial<OutboxEntry>[]) =>
  entries.map((has) => ({ entry: anEntry(has), bound: undefined }));

describe('the outbox as a learner reads it', () => {
  it('tells what waits, what the campus has, and what needs a decision', () => {
    const { refused, waiting, sent } = groupRows(
      rowsOf(
        { id: 'a' },
        { id: 'b', state: 'sent-maybe' },
        { id: 'c', state: 'accepted' },
        { id: 'd', state: 'needs-you' },
      ),
    );
    expect(waiting.map(({ entry }) => entry.id)).toEqual(['a', 'b']);
    expect(sent.map(({ entry }) => entry.id)).toEqual(['c']);
    expect(refused.map(({ row }) => row.entry.id)).toEqual(['d']);
  });

  it('asks once about a refused list, and names what was to go into it', () => {
    const { refused } = groupRows(
      rowsOf(
        { id: 'list', state: 'needs-you' },
        { id: 'item', state: 'needs-you', dependsOn: ['list'] },
        { id: 'note on the item', state: 'needs-you', dependsOn: ['item'] },
        { id: 'other', state: 'needs-you' },
      ),
    );
    expect(refused.map(({ row, parked }) => [row.entry.id, ...parked.map(({ entry }) => entry.id)])).toEqual([
      ['list', 'item', 'note on the item'],
      ['other'],
    ]);
  });

  it('asks about an entry whose parent is gone for itself', () => {
    const { refused } = groupRows(rowsOf({ id: 'item', state: 'needs-you', dependsOn: ['gone'] }));
    expect(refused).toHaveLength(1);
  });
});
