import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { OutboxEntry } from '#offline/outbox/entry.ts';
import { anEntry } from '#tests/support/device/entries.ts';
import { campusQuery, hashOf } from './campus-query.ts';
import { known } from './known-mutation.ts';
import { offlineMutation, patch } from './offline-mutation.ts';
import { bindAll, createdFor, neededBy, withPending } from './overlay.ts';
import { overlaid } from './read-campus.ts';

const lamp = campusQuery({
  key: ['lamp', 'en'],
  document: '{ lamp }',
  answer: v.object({ on: v.boolean(), size: v.pipe(v.number(), v.maxValue(10)) }),
  keep: 'offline',
});
const say = { message: { id: 'x' } };

const setLamp = offlineMutation({
  kind: 'lamp.set',
  version: 1,
  input: v.object({ on: v.boolean() }),
  request: () => ({ document: '', variables: {} }),
  subject: () => 'lamp',
  patches: [patch(['lamp'], lamp.answer, (data, { on }: { on: boolean }) => (data.on === on ? data : { ...data, on }))],
  messages: { what: () => say, done: () => say, failed: () => say },
});

const growLamp = offlineMutation({
  kind: 'lamp.grow',
  version: 1,
  input: v.object({ size: v.number() }),
  request: () => ({ document: '', variables: {} }),
  subject: () => 'lamp size',
  patches: [{ keys: ['lamp'], change: (data, { size }) => (data === null ? data : { ...Object(data), size }) }],
  creates: ({ size }) => [{ read: lamp, truth: { on: false, size } }],
  messages: { what: () => say, done: () => say, failed: () => say },
});

const KINDS = new Map([known(setLamp), known(growLamp)].map((kind) => [kind.kind, kind]));
const OFF = { data: { on: false, size: 1 }, asOf: 5, at: 0 };
const pendingOf = (...entries: Partial<OutboxEntry>[]) =>
  bindAll(
    entries.map((has) => anEntry({ kind: 'lamp.set', input: { on: true }, ...has })),
    KINDS,
    'en',
  );

describe('what lies over a row', () => {
  it.each([
    ['waiting', {}, true],
    ['sent-maybe', {}, true],
    ['accepted', { revision: 6 }, true],
    ['accepted', { revision: 5 }, false],
    ['accepted', {}, true],
    ['needs-you', { refusal: 'NOT_ALLOWED' }, false],
  ] as const)('an entry that is %s %o: %s', (state, has, lies) => {
    expect(withPending(lamp.key, OFF, pendingOf({ state, ...has }))).toEqual({ on: lies, size: 1 });
  });

  it('is all of it, in the order of the taps', () => {
    const onOff = pendingOf({ state: 'accepted', revision: 6 }, { input: { on: false } });
    expect(withPending(lamp.key, OFF, onOff)).toEqual({ on: false, size: 1 });
    const offOn = pendingOf({ input: { on: false } }, { input: { on: true } });
    expect(withPending(lamp.key, OFF, offOn)).toEqual({ on: true, size: 1 });
  });

  it('is nothing of other reads: the row’s very own data comes back', () => {
    expect(withPending(['lamps', 'en'], OFF, pendingOf({}))).toBe(OFF.data);
    expect(withPending(lamp.key, { ...OFF, data: 'not a lamp' }, pendingOf({}))).toBe('not a lamp');
  });

  it('is nothing where the kind or the input is not known to this release', () => {
    expect(pendingOf({ kind: 'lamp.of.tomorrow' }, { input: { on: 'yes' } })).toEqual([]);
  });

  it('can never show what the campus could not have said', () => {
    const tooBig = pendingOf({ kind: 'lamp.grow', input: { size: 11 } });
    expect(overlaid(lamp, OFF, tooBig)).toEqual(OFF.data);
    expect(overlaid(lamp, OFF, pendingOf({ kind: 'lamp.grow', input: { size: 9 } }))).toEqual({ on: false, size: 9 });
  });
});

describe('the entries that a row needs', () => {
  it('are those that change it', () => {
    expect(neededBy(lamp.key, OFF, pendingOf({ id: 'on' }))).toEqual(new Set(['on']));
    expect(neededBy(lamp.key, OFF, pendingOf({ id: 'off', input: { on: false } }))).toEqual(new Set());
  });

  it('are both of on and then off while the row is older: without the second the first would show', () => {
    const both = pendingOf(
      { id: 'on', state: 'accepted', revision: 6 },
      { id: 'off', state: 'accepted', revision: 7, input: { on: false } },
    );
    expect(neededBy(lamp.key, OFF, both)).toEqual(new Set(['on', 'off']));
    expect(neededBy(lamp.key, { ...OFF, data: { on: true, size: 1 }, asOf: 6 }, both)).toEqual(new Set(['off']));
    expect(neededBy(lamp.key, { ...OFF, asOf: 7 }, both)).toEqual(new Set());
  });
});

describe('what is made on this device', () => {
  it('answers the read until it is refused', () => {
    const made = (state: OutboxEntry['state']) =>
      createdFor(hashOf(lamp.key), pendingOf({ kind: 'lamp.grow', input: { size: 3 }, state }));
    expect(made('waiting')).toMatchObject({ created: { truth: { on: false, size: 3 } }, state: 'waiting' });
    expect(made('accepted')?.state).toBe('accepted');
    expect(made('needs-you')).toBeUndefined();
    expect(createdFor('["another"]', pendingOf({ kind: 'lamp.grow', input: { size: 3 } }))).toBeUndefined();
  });
});
