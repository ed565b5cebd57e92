import { v7 as uuid } from 'uuid';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LIST_NAME_MAX, REFLECTION_MAX, REVIEW_MAX } from '#campus/limits.ts';
import { saveReflection } from '#features/learning/save-reflection.ts';
import { saveReview } from '#features/learning/save-review.ts';
import { createList } from '#features/lists/create-list.ts';
import { renameList } from '#features/lists/rename-list.ts';
import type { OutboxEntry } from '#offline/outbox/entry.ts';
import { aCampus, type TestCampus } from '#tests/support/campus/campus.ts';
import { HELLO_CARD } from '#tests/support/device/cards.ts';
import { aDevice, type TestDevice } from '#tests/support/device/device.ts';
import { send } from './send.ts';
import { servicesOf } from './services.ts';

const LIST = uuid();

/** Everything that learners write freely, with the most characters that it may have. */
const WRITTEN = [
  {
    what: 'the name of a new list',
    most: LIST_NAME_MAX,
    send: ({ send }: TestDevice, text: string) => send(createList, { id: uuid(), denomination: text }),
  },
  {
    what: 'another name of a list',
    most: LIST_NAME_MAX,
    send: ({ send }: TestDevice, text: string) => send(renameList, { id: LIST, denomination: text }),
  },
  {
    what: 'a review',
    most: REVIEW_MAX,
    send: ({ send }: TestDevice, review: string) =>
      send(saveReview, { courseId: HELLO_CARD.id, title: 'Hello', rating: 5, review, feedbackOptions: [] }),
  },
  {
    what: 'a reflection',
    most: REFLECTION_MAX,
    send: ({ send }: TestDevice, content: string) =>
      send(saveReflection, {
        boardId: 'hello-my-name-is-2-r',
        id: uuid(),
        createdAt: '2026-11-21T20:00:00.000Z',
        title: 'Hello',
        content,
        card: HELLO_CARD,
      }),
  },
];

let campus: TestCampus;
let device: TestDevice;
beforeEach(async () => {
  campus = await aCampus();
  device = await aDevice(campus, 'amal');
  await device.send(createList, { id: LIST, denomination: 'Evenings' });
  await device.drain();
});
afterEach(() => campus.close());

describe.each(WRITTEN)('$what', ({ most, send }) => {
  it('may be of emoji to its last character, for the device and for the campus', async () => {
    await send(device, '👍'.repeat(most));
    await device.drain();
    expect((await device.outbox()).filter(({ state }) => state !== 'accepted')).toEqual([]);
  });

  it('that is longer by one is refused with words, and nothing waits to be sent', async () => {
    const before = await device.outbox();
    const reasons: string[] = [];
    Object.assign(servicesOf(device.client), {
      onNotKept: ({ because }: { because: string }) => reasons.push(because),
    });
    await expect(send(device, '👍'.repeat(most + 1))).rejects.toMatchObject({ name: 'NotKept' });
    expect(reasons).toEqual(['invalid']);
    expect(await device.outbox()).toEqual(before);
  });
});

it('what a page sends as it goes is done once, though the outbox repeats it', async () => {
  const last: Promise<unknown>[] = [];
  Object.assign(servicesOf(device.client), {
    postLast: ({ id: key, document, variables }: OutboxEntry) =>
      last.push(device.wire.send({ document, variables, key })),
  });
  await send(device.client, createList, { id: uuid(), denomination: 'Mornings' }, { isLast: true });
  await Promise.all(last);
  await device.drain();
  expect(last).toHaveLength(1);
  expect((await device.outbox()).filter(({ state }) => state !== 'accepted')).toEqual([]);
  const lists = campus.test.store.read.selectFrom('content_list').where('denomination', '=', 'Mornings').select('id');
  expect(await lists.execute()).toHaveLength(1);
});
