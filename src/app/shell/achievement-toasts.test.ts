import { i18n } from '@lingui/core';
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Achievement, achievementQueries } from '#features/achievements/queries.ts';
import { dismissToast, toastStore } from '#ui/overlays/notify.ts';
import { followAchievements, newlyLit } from './achievement-toasts.ts';

const lantern = (id: string, achievedAt: string | null): Achievement => ({
  id,
  denomination: id,
  description: '',
  imageUrl: '',
  achievedAt,
  howTo: '',
});
const DAY = '2026-11-21T18:00:00.000Z';
const UNLIT = [lantern('First light', null), lantern('Steady flame', DAY)];
const LIT = [lantern('First light', DAY), lantern('Steady flame', DAY)];

const answer = (achievements: readonly Achievement[]) => ({
  data: { me: null, viewer: { achievements, modules: [], enrolledUnits: [] } },
  asOf: 1,
  at: 1,
});
const messages = (): string[] => toastStore.read().map(({ message }) => message);

describe('a lantern', () => {
  const { key } = achievementQueries.mine('en');
  let client: QueryClient;
  beforeEach(() => {
    i18n.loadAndActivate({ locale: 'en', messages: {} });
    for (const { id } of toastStore.read()) dismissToast(id);
    client = new QueryClient();
    followAchievements(client);
  });

  it('that lights up is said once', () => {
    client.setQueryData(key, answer(UNLIT));
    expect(messages()).toEqual([]);
    client.setQueryData(key, answer(LIT));
    expect(messages()).toHaveLength(1);
    expect(messages()[0]).toContain('First light');
    expect(toastStore.read()[0]?.actions).toHaveLength(1);
    for (const { id } of toastStore.read()) dismissToast(id);
    client.setQueryData(key, { ...answer(LIT), at: 2 });
    expect(messages()).toEqual([]);
  });

  it('that was lit before anything was known is no news', () => {
    client.setQueryData(key, answer(LIT));
    expect(messages()).toEqual([]);
  });

  it('stays lit: one that goes out by a mistake is not lit twice', () => {
    expect(newlyLit(LIT, UNLIT)).toEqual([]);
    expect(newlyLit(UNLIT, LIT).map(({ id }) => id)).toEqual(['First light']);
  });
});
