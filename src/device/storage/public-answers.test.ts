import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PUBLIC_ANSWER_FRESH } from '#campus/limits.ts';
import { fakeCaches } from '#tests/support/device/cache-storage.ts';
import { CampusError } from '#wire/campus-failure.ts';
import type { Wire } from '#wire/graphql.ts';
import { readPublic } from './public-answers.ts';

const READ = { key: 'text/imprint/en', document: '{ text }', answer: v.object({ text: v.string() }) };
const send = vi.fn<Wire['send']>();
const wire: Wire = { send };
const says = (text: unknown): void => void send.mockResolvedValueOnce({ data: { text }, asOf: 0 });
const isCut = (): void => void send.mockRejectedValueOnce(new CampusError({ kind: 'offline' }));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.stubGlobal('caches', fakeCaches());
  send.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('what everybody may read', () => {
  it('comes from the campus, and the next time from the device at once', async () => {
    says('first');
    expect((await readPublic(wire, READ)).data).toEqual({ text: 'first' });
    says('second');
    expect((await readPublic(wire, READ)).data).toEqual({ text: 'first' });
    await vi.waitFor(async () => {
      isCut();
      expect((await readPublic(wire, READ)).data).toEqual({ text: 'second' });
    });
  });

  it('that is old is asked for, and shown all the same where the campus cannot be reached', async () => {
    says('first');
    await readPublic(wire, READ);
    vi.advanceTimersByTime(PUBLIC_ANSWER_FRESH + 1);
    isCut();
    expect((await readPublic(wire, READ)).data).toEqual({ text: 'first' });
    says('second');
    expect((await readPublic(wire, READ)).data).toEqual({ text: 'second' });
  });

  it('that is neither here nor there says why', async () => {
    isCut();
    await expect(readPublic(wire, READ)).rejects.toMatchObject({ failure: { kind: 'offline' } });
    says(7);
    await expect(readPublic(wire, READ)).rejects.toMatchObject({ failure: { kind: 'garbled' } });
  });
});
