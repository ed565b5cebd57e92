import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FromLauncher } from '#campus/player/messages.ts';
import { JOURNAL_WITHIN } from '#campus/player/player-limits.ts';
import type { Cmi } from '#campus/scorm/scorm-data.ts';
import { createJournal } from './journal.ts';

describe('the journal', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function aJournal() {
    const sent: FromLauncher[] = [];
    const beside = new Set<string>();
    const now = { item: 'a', location: '' };
    const cmi = (): Cmi => ({ 'cmi.location': now.location });
    const journal = createJournal(
      (message) => sent.push(message),
      () => ({ item: now.item, cmi: cmi(), sequencing: null }),
      { put: (item) => void beside.add(item), kept: (item) => void beside.delete(item) },
    );
    const write = (location: string): void => {
      now.location = location;
      journal.touch();
    };
    return { sent, now, journal, write, beside };
  }
  const state = (item: string, sequence: number, location: string, isCommit: boolean): FromLauncher => ({
    type: 'state',
    item,
    sequence,
    isCommit,
    sequencing: null,
    cmi: { 'cmi.location': location },
  });

  it('carries what was set in time, however much more is set meanwhile', () => {
    const { sent, write } = aJournal();
    for (let at = 1; at <= 10; at += 1) {
      write(String(at));
      vi.advanceTimersByTime(JOURNAL_WITHIN / 5);
    }
    expect(sent).toEqual([state('a', 6, '5', false), state('a', 12, '10', false)]);
  });

  it('carries a commit at once, and not the same again', () => {
    const { sent, write, journal } = aJournal();
    write('1');
    journal.commit();
    journal.kept('a', 2);
    vi.advanceTimersByTime(60_000);
    journal.flush();
    expect(sent).toEqual([state('a', 2, '1', true)]);
  });

  it('says at the end of the page what is not said yet', () => {
    const { sent, write, journal } = aJournal();
    write('1');
    journal.flush();
    expect(sent).toEqual([state('a', 2, '1', false)]);
  });

  it('keeps a value beside it before the call that sets it returns, and not the app has that of an earlier one', () => {
    const { sent, write, journal, beside } = aJournal();
    write('1');
    expect([[...beside], sent]).toEqual([['a'], []]);
    journal.commit();
    write('2');
    journal.kept('a', 2);
    expect([...beside]).toEqual(['a']);
    journal.kept('a', 3);
    expect([...beside]).toEqual([]);
  });

  it('keeps beside it what the app has not said to have, before the app hears of it', () => {
    const { now, write, journal, beside } = aJournal();
    write('1');
    journal.commit();
    expect([...beside]).toEqual(['a']);
    now.item = 'b';
    journal.commit();
    write('2');
    journal.commit();
    journal.kept('b', 3);
    expect([...beside], 'a later state of b is not kept').toEqual(['a', 'b']);
    journal.kept('b', 5);
    journal.kept('a', 2);
    expect([...beside]).toEqual([]);
  });

  it('says the last state of each item again until it is kept', () => {
    const { sent, now, write, journal } = aJournal();
    write('1');
    journal.commit();
    write('2');
    journal.commit();
    now.item = 'b';
    write('9');
    journal.commit();
    journal.kept('a', 2);
    sent.length = 0;
    vi.advanceTimersByTime(2000);
    expect(sent).toEqual([state('a', 4, '2', true), state('b', 6, '9', true)]);
    journal.kept('a', 4);
    journal.kept('b', 6);
    sent.length = 0;
    vi.advanceTimersByTime(60_000);
    expect(sent).toEqual([]);
  });
});
