import { describe, expect, it } from 'vitest';
import { AMAL, aDeviceDb, aNewEntry, anEntry } from '#tests/support/device/entries.ts';
import { dueEntries, enqueue, entriesOf, forget, tryAgain, wakeUnreached } from './outbox.ts';

const idsOf = (entries: readonly { id: string }[]): string[] => entries.map((entry) => entry.id);

describe('what is put into the outbox', () => {
  it('stands in the order of the taps, and is nobody else’s', async () => {
    const device = aDeviceDb();
    await enqueue(device, aNewEntry({ id: 'first' }));
    await enqueue(device, aNewEntry({ id: 'of another', owner: 'olena' }));
    await enqueue(device, aNewEntry({ id: 'of another campus', organisation: '12' }));
    await enqueue(device, aNewEntry({ id: 'second' }));
    expect(idsOf(await entriesOf(device, AMAL))).toEqual(['first', 'second']);
  });

  it('replaces a waiting entry on the same subject and keeps its place', async () => {
    const device = aDeviceDb();
    await enqueue(device, aNewEntry({ id: 'on', subject: 'bookmark' }));
    await enqueue(device, aNewEntry({ id: 'between' }));
    await enqueue(device, aNewEntry({ id: 'off', subject: 'bookmark' }));
    expect(idsOf(await entriesOf(device, AMAL))).toEqual(['off', 'between']);
  });

  it.each(['sent-maybe', 'accepted', 'needs-you'] as const)('never replaces one that is %s', async (state) => {
    const device = aDeviceDb();
    await device.outbox.add(anEntry({ id: 'on', subject: 'bookmark', state }));
    await enqueue(device, aNewEntry({ id: 'off', subject: 'bookmark' }));
    expect(idsOf(await entriesOf(device, AMAL))).toEqual(['on', 'off']);
  });

  it('does not replace the entry of another person on the same subject', async () => {
    const device = aDeviceDb();
    await enqueue(device, aNewEntry({ id: 'hers', subject: 'bookmark', owner: 'olena' }));
    await enqueue(device, aNewEntry({ id: 'mine', subject: 'bookmark' }));
    expect(await device.outbox.count()).toBe(2);
  });

  it('keeps each step of what is done in steps, in the order of the taps', async () => {
    const device = aDeviceDb();
    await enqueue(device, aNewEntry({ id: 'take', subject: 'course', keepsEach: true }));
    await enqueue(device, aNewEntry({ id: 'read', subject: 'lesson', dependsOnSubjects: ['course'] }));
    await enqueue(device, aNewEntry({ id: 'leave', subject: 'course', keepsEach: true }));
    const rows = await device.outbox.orderBy('seq').toArray();
    expect(rows.map(({ id, dependsOn }) => [id, dependsOn])).toEqual([
      ['take', []],
      ['read', ['take']],
      ['leave', []],
    ]);
    expect(rows.some((row) => 'keepsEach' in row)).toBe(false);
  });

  it('makes a thing that nobody has seen as it was last meant, in its place', async () => {
    const device = aDeviceDb();
    await enqueue(device, aNewEntry({ id: 'create', kind: 'message.create', subject: 'message' }));
    await enqueue(device, aNewEntry({ id: 'answer', dependsOnSubjects: ['message'] }));
    const instead = { kind: 'message.create', version: 1, input: 'new', document: 'create', variables: {} };
    const overCreation = { kind: 'message.create', instead };
    await enqueue(device, aNewEntry({ id: 'change', kind: 'message.update', subject: 'message', overCreation }));
    const [create, answer] = await entriesOf(device, AMAL);
    expect(create).toMatchObject({ ...instead, id: 'change', state: 'waiting' });
    expect(create).not.toHaveProperty('overCreation');
    expect(answer?.dependsOn).toEqual(['change']);
  });

  it('sends nothing of a thing that is taken back before anybody has seen it, nor of what builds on it', async () => {
    const device = aDeviceDb();
    await enqueue(device, aNewEntry({ id: 'create', kind: 'message.create', subject: 'message' }));
    await enqueue(device, aNewEntry({ id: 'answer', subject: 'answer', dependsOnSubjects: ['message'] }));
    await enqueue(device, aNewEntry({ id: 'on the answer', dependsOnSubjects: ['answer'] }));
    await enqueue(device, aNewEntry({ id: 'other' }));
    const overCreation = { kind: 'message.create', instead: undefined };
    await enqueue(device, aNewEntry({ id: 'delete', subject: 'message', overCreation }));
    expect(idsOf(await entriesOf(device, AMAL))).toEqual(['other']);
  });

  it('follows the making of a thing that may have been seen', async () => {
    const device = aDeviceDb();
    await device.outbox.add(anEntry({ id: 'create', kind: 'message.create', subject: 'message', state: 'sent-maybe' }));
    const overCreation = { kind: 'message.create', instead: undefined };
    await enqueue(device, aNewEntry({ id: 'delete', subject: 'message', overCreation }));
    expect(idsOf(await entriesOf(device, AMAL))).toEqual(['create', 'delete']);
  });

  it('waits for what it speaks of, unless that is in effect already', async () => {
    const device = aDeviceDb();
    await device.outbox.add(anEntry({ id: 'create', subject: 'list:a' }));
    await device.outbox.add(anEntry({ id: 'created', subject: 'list:b', state: 'accepted' }));
    await enqueue(device, aNewEntry({ id: 'fill', dependsOnSubjects: ['list:a', 'list:b', 'list:c'] }));
    expect((await entriesOf(device, AMAL)).at(-1)?.dependsOn).toEqual(['create']);
  });

  it('goes out after what touches the same thing, and alone where that was refused', async () => {
    const device = aDeviceDb();
    await enqueue(device, aNewEntry({ id: 'put in', subject: 'item' }));
    await enqueue(device, aNewEntry({ id: 'order', subject: 'order', afterSubjects: ['item', 'nothing'] }));
    const due = async () => idsOf(dueEntries(await entriesOf(device, AMAL), 0));
    expect(await due()).toEqual(['put in']);
    await device.outbox.where('id').equals('put in').modify({ state: 'needs-you', refusal: 'NOT_FOUND' });
    expect(await due()).toEqual(['order']);
  });

  it('never waits for what was done after its place: the two would wait for each other', async () => {
    const device = aDeviceDb();
    await enqueue(device, aNewEntry({ id: 'put in', subject: 'item', afterSubjects: ['order'] }));
    await enqueue(device, aNewEntry({ id: 'order', subject: 'order', afterSubjects: ['item'] }));
    await enqueue(device, aNewEntry({ id: 'take out', subject: 'item', afterSubjects: ['order'] }));
    const [first, second] = await entriesOf(device, AMAL);
    expect(first).toMatchObject({ id: 'take out' });
    expect(first?.after).toBeUndefined();
    expect(second).toMatchObject({ id: 'order', after: ['take out'] });
  });

  it('is parked at once with a refused thing that it speaks of, and comes back with it', async () => {
    const device = aDeviceDb();
    await device.outbox.add(anEntry({ id: 'create', subject: 'list:a', state: 'needs-you', refusal: 'NOT_ALLOWED' }));
    await enqueue(device, aNewEntry({ id: 'fill', dependsOnSubjects: ['list:a'] }));
    expect((await entriesOf(device, AMAL)).at(-1)).toMatchObject({ state: 'needs-you', refusal: 'NOT_ALLOWED' });
    await tryAgain(device, 'create');
    const [create, fill] = await entriesOf(device, AMAL);
    expect(create?.state).toBe('waiting');
    expect(fill).toMatchObject({ id: 'fill', state: 'waiting', dependsOn: [create?.id] });
  });

  it('still waits for what it speaks of when that was replaced by a newer one', async () => {
    const device = aDeviceDb();
    await enqueue(device, aNewEntry({ id: 'create', subject: 'list:a' }));
    await enqueue(device, aNewEntry({ id: 'fill', dependsOnSubjects: ['list:a'] }));
    await enqueue(device, aNewEntry({ id: 'create anew', subject: 'list:a' }));
    const [create, fill] = await entriesOf(device, AMAL);
    expect(create?.id).toBe('create anew');
    expect(fill?.dependsOn).toEqual(['create anew']);
  });

  it('leaves with what the learner discards, and nothing else does', async () => {
    const device = aDeviceDb();
    await enqueue(device, aNewEntry({ id: 'kept' }));
    await enqueue(device, aNewEntry({ id: 'discarded' }));
    await forget(device, ['discarded', 'unknown']);
    expect(idsOf(await entriesOf(device, AMAL))).toEqual(['kept']);
  });
});

describe('what may be sent now', () => {
  const due = (...entries: Parameters<typeof anEntry>[0][]): string[] =>
    idsOf(
      dueEntries(
        entries.map((has) => anEntry(has)),
        1000,
      ),
    );

  it('is the first unsent entry of each subject', () => {
    expect(due({ id: 'a1', subject: 'a' }, { id: 'b1', subject: 'b' }, { id: 'a2', subject: 'a' })).toEqual([
      'a1',
      'b1',
    ]);
  });

  it('is not a later entry while the one before it backs off', () => {
    expect(due({ id: 'a1', subject: 'a', notBefore: 1001 }, { id: 'a2', subject: 'a' })).toEqual([]);
    expect(due({ id: 'a1', subject: 'a', notBefore: 1000 }, { id: 'a2', subject: 'a' })).toEqual(['a1']);
  });

  it('is the next entry once the one before it has its answer, whichever', () => {
    expect(due({ id: 'a1', subject: 'a', state: 'accepted' }, { id: 'a2', subject: 'a' })).toEqual(['a2']);
    expect(due({ id: 'a1', subject: 'a', state: 'needs-you' }, { id: 'a2', subject: 'a' })).toEqual(['a2']);
  });

  it.each([
    ['waiting', []],
    ['sent-maybe', []],
    ['needs-you', []],
    ['accepted', ['child']],
  ] as const)('is not a child of a parent that is %s', (state, expected) => {
    const ready = due({ id: 'parent', state }, { id: 'child', dependsOn: ['parent'] });
    expect(ready.filter((id) => id === 'child')).toEqual(expected);
  });

  it('is a child whose parent is gone from the device, since only what is in effect goes', () => {
    expect(due({ id: 'child', dependsOn: ['long ago'] })).toEqual(['child']);
  });
});

describe('when the network is back', () => {
  it('what only waited for it is due, and nothing that the campus asked to come later', async () => {
    const device = aDeviceDb();
    const backsOff = { state: 'sent-maybe', notBefore: 5000 } as const;
    await device.outbox.bulkAdd([
      anEntry({ id: 'never left', ...backsOff, unreached: true }),
      anEntry({ id: 'asked to wait', ...backsOff, unreached: false }),
      anEntry({ id: 'of another', ...backsOff, unreached: true, owner: 'olena' }),
    ]);
    await wakeUnreached(device, AMAL);
    expect(idsOf(dueEntries(await entriesOf(device, AMAL), 1000))).toEqual(['never left']);
    expect((await device.outbox.where('id').equals('of another').first())?.notBefore).toBe(5000);
  });
});

describe('trying a refused entry again', () => {
  it('sends it under a new id, since the campus repeats its answer to the old one, with all that was parked with it', async () => {
    const device = aDeviceDb();
    const refused = { state: 'needs-you', refusal: 'NOT_ALLOWED', attempts: 3 } as const;
    await device.outbox.bulkAdd([
      anEntry({ id: 'parent', ...refused }),
      anEntry({ id: 'child', dependsOn: ['parent'], ...refused }),
      anEntry({ id: 'other', ...refused }),
    ]);
    await tryAgain(device, 'parent');
    const [parent, child, other] = await entriesOf(device, AMAL);
    expect(parent).toMatchObject({ state: 'waiting', attempts: 0 });
    expect(parent?.id).not.toBe('parent');
    expect(parent).not.toHaveProperty('refusal');
    expect(child).toMatchObject({ state: 'waiting', dependsOn: [parent?.id] });
    expect(other).toMatchObject({ id: 'other', state: 'needs-you' });
  });
});
