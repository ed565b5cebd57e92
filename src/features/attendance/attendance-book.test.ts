import { beforeEach, describe, expect, it } from 'vitest';
import { CampusError } from '#wire/campus-failure.ts';
import { type AttendanceBook, createAttendanceBook } from './attendance-book.ts';

type Call = { id: string; didAttend: boolean | null; answer: (refusal?: string) => void };

/** A campus that answers when the test says so. */
let calls: Call[];
let saved: [string, boolean | null][];
let book: AttendanceBook;
const stateOf = (id: string) => book.read().get(id)?.is;
const answered = async (at: number, refusal?: string) => {
  calls[at]?.answer(refusal);
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};

beforeEach(() => {
  calls = [];
  saved = [];
  book = createAttendanceBook({
    atOnce: 2,
    onSaved: (id, didAttend) => saved.push([id, didAttend]),
    send: (id, didAttend) =>
      new Promise((resolve, reject) => {
        const answer = (refusal?: string) =>
          refusal === undefined ? resolve() : reject(new CampusError({ kind: 'refused', code: refusal }));
        calls.push({ id, didAttend, answer });
      }),
  });
});

describe('a tutor’s record', () => {
  it('is saving until the campus has it, then saved', async () => {
    const done = book.set('amal', true);
    expect(book.read().get('amal')).toEqual({ is: 'saving', didAttend: true });
    await answered(0);
    await done;
    expect(book.read().get('amal')).toEqual({ is: 'saved', didAttend: true });
    expect(saved).toEqual([['amal', true]]);
  });

  it('that was not taken says why and what was wanted; said again, it goes out again', async () => {
    void book.set('amal', true);
    await answered(0, 'NOT_ALLOWED');
    const failure = { kind: 'refused', code: 'NOT_ALLOWED' };
    expect(book.read().get('amal')).toEqual({ is: 'failed', didAttend: true, failure });
    expect(saved).toEqual([]);
    void book.set('amal', true);
    await answered(1);
    expect(stateOf('amal')).toBe('saved');
  });

  it('that is taken back while it is on its way goes out after it, and once', async () => {
    void book.set('amal', true);
    void book.set('amal', null);
    void book.set('amal', true);
    void book.set('amal', null);
    expect(calls.map(({ didAttend }) => didAttend)).toEqual([true]);
    await answered(0);
    expect(stateOf('amal')).toBe('saving');
    await answered(1);
    expect(calls.map(({ didAttend }) => didAttend)).toEqual([true, null]);
    expect(book.read().get('amal')).toEqual({ is: 'saved', didAttend: null });
    expect(saved).toEqual([
      ['amal', true],
      ['amal', null],
    ]);
  });

  it('that was refused counts for nothing where a later one was taken', async () => {
    void book.set('amal', true);
    void book.set('amal', null);
    await answered(0, 'NOT_FOUND');
    await answered(1);
    expect(book.read().get('amal')).toEqual({ is: 'saved', didAttend: null });
  });
});

describe('all at once', () => {
  it('goes out a few at a time, and one that fails holds up nobody', async () => {
    const all = book.setAll(['amal', 'reza', 'olena'], true);
    expect(calls.map(({ id }) => id)).toEqual(['amal', 'reza']);
    await answered(0, 'NOT_FOUND');
    expect(calls.map(({ id }) => id)).toEqual(['amal', 'reza', 'olena']);
    await answered(1);
    await answered(2);
    await all;
    expect(['amal', 'reza', 'olena'].map(stateOf)).toEqual(['failed', 'saved', 'saved']);
  });

  it('redraws who looks, with the same map in between', async () => {
    let redrawn = 0;
    const stop = book.subscribe(() => {
      redrawn += 1;
    });
    expect(book.read()).toBe(book.read());
    void book.set('amal', true);
    await answered(0);
    stop();
    void book.set('amal', null);
    expect(redrawn).toBe(2);
  });
});
