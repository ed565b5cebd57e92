import { expect, it } from 'vitest';
import { type InstallOffer, mayOfferInstall } from './install-offer.ts';

const DAY = 24 * 60 * 60 * 1000;
const NOW = Date.parse('2026-11-22T10:00:00Z');
const home = (more: { visits?: number; dismissed?: number[]; hasLearnt?: boolean; way?: InstallOffer['way'] }) => ({
  place: 'home' as const,
  way: more.way ?? ('prompt' as const),
  record: { visits: more.visits ?? 2, dismissed: more.dismissed ?? [] },
  hasLearnt: more.hasLearnt ?? true,
  now: NOW,
});
const login = (isPhone: boolean, dismissed: number[] = []) => ({
  place: 'login' as const,
  way: 'ios' as const,
  record: { visits: 0, dismissed },
  isPhone,
  now: NOW,
});

it.each<[boolean, string, InstallOffer]>([
  [true, 'the second visit, with something saved or finished', home({})],
  [true, 'on a phone of Apple', home({ way: 'ios' })],
  [true, 'in another app, which leads to the browser', home({ way: 'in-app' })],
  [false, 'the first visit', home({ visits: 1 })],
  [false, 'nothing saved or finished yet', home({ hasLearnt: false })],
  [false, 'it runs from the home screen already', home({ way: 'installed' })],
  [false, 'there is no way', home({ way: 'none' })],
  [false, 'sent away 59 days ago', home({ dismissed: [NOW - 59 * DAY] })],
  [true, 'sent away 60 days ago', home({ dismissed: [NOW - 60 * DAY] })],
  [false, 'sent away twice, years ago', home({ dismissed: [NOW - 900 * DAY, NOW - 800 * DAY] })],
  [true, 'a login on a phone', login(true)],
  [false, 'a login elsewhere', login(false)],
  [false, 'a login on a phone, sent away yesterday', login(true, [NOW - DAY])],
])('%s: %s', (may, _, offer) => {
  expect(mayOfferInstall(offer)).toBe(may);
});
