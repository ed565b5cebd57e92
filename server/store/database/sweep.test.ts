import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ANSWERS_KEPT_DAYS, ENTRY_SENT_WITHIN_DAYS, KEYS_KEPT_DAYS } from '#campus/limits.ts';
import { DELETED_LIST_KEPT_DAYS, NOTIFICATIONS_KEPT_DAYS } from '#campus/own-limits.ts';
import { notify } from '#server/store/people/notify.ts';
import { aCampus, type TestCampus } from '#tests/support/campus/campus.ts';
import { keepSwept, sweep } from './sweep.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const SET = `mutation ($id: ID!) {
  updateCourse(id: $id, actions: [{ addCourseBookmark: {} }]) { success errors { message } isBookmarked }
}`;

describe('what the server knows of an act long ago', () => {
  let campus: TestCampus;
  beforeEach(async () => {
    campus = await aCampus();
  });
  afterEach(() => campus.close());

  /** The same entry once more, from somebody who has logged in anew. */
  const sent = async (id: string, key: string) => {
    const { token } = await campus.login('olena');
    const { body } = await campus.ask({ query: SET, variables: { id }, token, key });
    return { ...body.data.updateCourse, revision: body.extensions.asOf };
  };
  const sweptAfter = async (days: number): Promise<void> => {
    campus.later(days * DAY);
    await sweep(campus.test.store, campus.now());
  };

  it('is the whole answer for ninety days', async () => {
    const key = randomUUID();
    const first = await sent('hello-my-name-is', key);
    await sweptAfter(ANSWERS_KEPT_DAYS - 1);
    expect(await sent('hello-my-name-is', key)).toEqual(first);
  });

  it('is then its outcome: in effect with the same revision, without a second effect, or the code of the refusal', async () => {
    const [done, refused] = [randomUUID(), randomUUID()];
    const first = await sent('hello-my-name-is', done);
    await sent('no-such-course', refused);
    await sweptAfter(ENTRY_SENT_WITHIN_DAYS);
    expect(await sent('hello-my-name-is', done)).toEqual({ ...first, isBookmarked: null });
    expect(await sent('no-such-course', refused)).toMatchObject({ success: false, errors: [{ message: 'NOT_FOUND' }] });
    expect(await sent('small-talk', done)).toMatchObject({ success: false, errors: [{ message: 'KEY_REUSED' }] });
  });

  it('is nothing after four hundred days, when no device sends it any more by itself', async () => {
    const key = randomUUID();
    await sent('hello-my-name-is', key);
    await sweptAfter(KEYS_KEPT_DAYS + 1);
    const keys = await campus.test.store.read.selectFrom('answered_key').select('key').execute();
    expect(keys).toEqual([]);
    expect(ENTRY_SENT_WITHIN_DAYS).toBeLessThan(KEYS_KEPT_DAYS);
  });
});

describe('what people have no use for any more', () => {
  let campus: TestCampus;
  beforeEach(async () => {
    campus = await aCampus();
  });
  afterEach(() => campus.close());
  const sweptAfter = async (days: number): Promise<void> => {
    campus.later(days * DAY);
    await sweep(campus.test.store, campus.now());
  };
  const as = async (name: string, query: string) => {
    const { token } = await campus.login(name);
    return (await campus.ask({ query, token })).body.data;
  };

  it('is a deleted list after thirty days: until then it comes back whole, then it is gone with all that was of it', async () => {
    const does = async (what: string) =>
      (await as('olena', `mutation { answer: ${what}(id: "evening-learning") { success } }`)).answer.success;
    const listsIn = async (table: 'list_follow' | 'content_list_item') =>
      (await campus.test.store.read.selectFrom(table).select('list_id').execute()).map((row) => row.list_id);

    await does('deleteContentList');
    await sweptAfter(DELETED_LIST_KEPT_DAYS - 1);
    expect(await does('restoreContentList')).toBe(true);
    expect(await listsIn('list_follow')).toContain('evening-learning');
    expect(await listsIn('content_list_item')).toContain('evening-learning');

    await does('deleteContentList');
    await sweptAfter(DELETED_LIST_KEPT_DAYS + 1);
    expect(await does('restoreContentList')).toBe(false);
    expect(await listsIn('list_follow')).not.toContain('evening-learning');
    expect(await listsIn('content_list_item')).not.toContain('evening-learning');
    expect(await listsIn('content_list_item')).toContain('first-papers');
  });

  it('is a notification after half a year', async () => {
    const payload = { courseId: 'small-talk', denomination: { de: 'Plaudern' }, appointmentId: 'a', zone: 'UTC' };
    const dates = { start: '2027-03-28T16:00:00.000Z', end: '2027-03-28T17:30:00.000Z' };
    await campus.test.store.transaction((trx) =>
      notify(trx, {
        organisationId: '1',
        personId: '1-olena',
        kind: 'PLACE_LOST',
        payload: { ...payload, ...dates },
        link: null,
        linkType: null,
        at: campus.now(),
      }),
    );
    const count = async () => (await as('olena', '{ notifications { id } }')).notifications.length;
    await sweptAfter(NOTIFICATIONS_KEPT_DAYS - 1);
    expect(await count()).toBe(1);
    await sweptAfter(2);
    expect(await count()).toBe(0);
  });
});

describe('a server that runs', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('sweeps soon after its start but not in it, then each hour, whatever went wrong, until it stops', () => {
    let swept = 0;
    const stop = keepSwept(
      async () => {
        swept += 1;
        throw new Error('The disk is full.');
      },
      () => undefined,
    );
    expect(swept).toBe(0);
    vi.advanceTimersByTime(MINUTE);
    expect(swept).toBe(1);
    vi.advanceTimersByTime(60 * MINUTE);
    expect(swept).toBe(2);
    stop();
    vi.advanceTimersByTime(600 * MINUTE);
    expect(swept).toBe(2);
  });

  it('sweeps nothing that was stopped at once', () => {
    let swept = 0;
    const stop = keepSwept(
      async () => {
        swept += 1;
      },
      () => undefined,
    );
    stop();
    vi.advanceTimersByTime(600 * MINUTE);
    expect(swept).toBe(0);
  });
});
