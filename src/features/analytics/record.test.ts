import { expect, it, vi } from 'vitest';
import type { Counted } from '#campus/analytics/analytics-event.ts';
import { record, recordWith } from './record.ts';

const pressed = (name: string): Counted => ({ type: 'BUTTON_INTERACTION', payload: { name } });

function recordedSince(agreedAt: Date): Counted[] {
  const all: Counted[] = [];
  recordWith((what) => all.push(what), agreedAt)();
  return all;
}

it('what was done before anybody listened is heard once, from the consent on', () => {
  vi.useFakeTimers({ now: 1000 });
  record(pressed('before'));
  vi.setSystemTime(2000);
  record(pressed('with'));
  expect(recordedSince(new Date(2000))).toEqual([pressed('with')]);
  expect(recordedSince(new Date(0))).toEqual([]);
  vi.useRealTimers();
});
