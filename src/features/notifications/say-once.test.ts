import { beforeEach, expect, it, vi } from 'vitest';
import { someLocks } from '#tests/support/device/locks.ts';
import type { Notification } from './queries.ts';
import { takeUnannounced } from './say-once.ts';

const notification = (id: string, has: Partial<Notification> = {}): Notification => ({
  __typename: 'Notification',
  id,
  message: `<p>${id}</p>`,
  read: false,
  interacted: false,
  link: '/course/cafe',
  linkType: 'COURSE',
  createdAt: '2026-11-22T08:00:00.000Z',
  ...has,
});
const NOW = new Date('2026-11-22T08:01:00.000Z');
const idsOf = async (notifications: readonly Notification[]) =>
  (await takeUnannounced(notifications, NOW)).map(({ id }) => id);

beforeEach(() => {
  const kept = new Map([['JWT', 'of somebody who is signed in']]);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  vi.stubGlobal('navigator', { locks: someLocks() });
});

it('what is new is said once, after a restart too', async () => {
  expect(await idsOf([notification('moved')])).toEqual(['moved']);
  expect(await idsOf([notification('cancelled'), notification('moved')])).toEqual(['cancelled']);
  expect(await idsOf([notification('cancelled'), notification('moved')])).toEqual([]);
});

it('two tabs say it once', async () => {
  const both = await Promise.all([idsOf([notification('moved')]), idsOf([notification('moved')])]);
  expect(both.flat()).toEqual(['moved']);
});

it('what was read elsewhere is not said', async () => {
  expect(await idsOf([notification('moved', { read: true })])).toEqual([]);
});

it('of many, the newest three are said, the last of them last, and the others never', async () => {
  const many = ['5', '4', '3', '2', '1'].map((id) => notification(id));
  expect(await idsOf(many)).toEqual(['3', '4', '5']);
  expect(await idsOf(many)).toEqual([]);
});

it('a device that was never here shows what is announced just now, and nothing from before', async () => {
  const earlier = '2026-11-22T07:50:00.000Z';
  expect(await idsOf([notification('now'), notification('before', { createdAt: earlier })])).toEqual(['now']);
  // It was here meanwhile: what it missed is shown, however late.
  expect(
    await idsOf([notification('missed', { createdAt: earlier }), notification('before', { createdAt: earlier })]),
  ).toEqual(['missed']);
});
