import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ANSWERS_KEPT_DAYS, ENTRY_SENT_WITHIN_DAYS, KEYS_KEPT_DAYS } from '#campus/limits.ts';
import { aCampus, type TestCampus } from '#tests/support/campus.ts';
import { sweep } from './sweep.ts';

const DAY = 24 * 60 * 60 * 1000;
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
