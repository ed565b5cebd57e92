import * as v from 'valibot';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type PublicOrganisation, publicOrganisationSchema } from '#campus/organisation/organisation.ts';
import { brandTokensSchema } from '#campus/theme/brand-tokens.ts';
import { makeTheme } from '#campus/theme/make-theme.ts';
import { onlineStore } from '#tests/sim/play/online-store.ts';
import { followOrganisation, ORGANISATION_EVERY } from './follow-organisation.ts';

const BEFORE = v.parse(publicOrganisationSchema, {
  id: '1',
  denomination: 'Lantern Campus',
  legalName: 'Lantern',
  folderName: 'lantern',
  tagline: {},
  logo: '/media/x.svg',
  loginBgImage: null,
  fontName: 'onest',
  theme: makeTheme(v.parse(brandTokensSchema, { mainColor: '#0f6a6b' })),
  defaultLanguage: 'en',
  languageFallback: [],
  forcedLanguage: null,
  features: {},
  traits: {},
  privacyPolicyLink: null,
  supportEmail: null,
  helpCenterLink: null,
  contentOrigin: 'https://content.lantern.example',
  policyHosts: { media: [], frames: [], identity: [] },
  demo: null,
});

function aPage({ isFresh }: { isFresh: boolean }) {
  const state = { isVisible: true, answer: async (): Promise<unknown> => BEFORE };
  const looks: (() => void)[] = [];
  const online = onlineStore();
  const changes: PublicOrganisation[] = [];
  const ask = vi.fn(() => state.answer());
  const stop = followOrganisation({
    attention: {
      online,
      isVisible: () => state.isVisible,
      onVisibility: (look) => {
        looks.push(look);
        return () => {};
      },
    },
    isFresh,
    shown: () => changes.at(-1) ?? BEFORE,
    change: async (next) => void changes.push(next),
    ask,
  });
  const show = (isVisible: boolean): void => {
    state.isVisible = isVisible;
    for (const look of looks) look();
  };
  return { state, online, changes, ask, stop, show };
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('asks at once where the page is from the worker, and each minute from then on', async () => {
  const page = aPage({ isFresh: false });
  await pass(0);
  expect(page.ask).toHaveBeenCalledTimes(1);
  page.state.answer = async () => ({ ...BEFORE, denomination: 'Renamed' });
  await pass(ORGANISATION_EVERY);
  expect(page.changes.map(({ denomination }) => denomination)).toEqual(['Renamed']);
  await pass(3 * ORGANISATION_EVERY);
  expect(page.ask).toHaveBeenCalledTimes(5);
  expect(page.changes).toHaveLength(1);
  page.stop();
  await pass(3 * ORGANISATION_EVERY);
  expect(page.ask).toHaveBeenCalledTimes(5);
});

it('waits a minute where the campus has made the page', async () => {
  const page = aPage({ isFresh: true });
  await pass(ORGANISATION_EVERY - 1);
  expect(page.ask).not.toHaveBeenCalled();
  await pass(1);
  expect(page.ask).toHaveBeenCalledTimes(1);
});

it('asks nothing where nobody looks or there is no network, and at most once a minute however often one looks', async () => {
  const page = aPage({ isFresh: false });
  await pass(0);
  page.show(false);
  await pass(10 * ORGANISATION_EVERY);
  expect(page.ask).toHaveBeenCalledTimes(1);
  for (let turn = 0; turn < 5; turn += 1) {
    page.show(true);
    await pass(0);
    page.show(false);
  }
  expect(page.ask).toHaveBeenCalledTimes(2);
  page.show(true);
  page.online.reached(false);
  await pass(10 * ORGANISATION_EVERY);
  expect(page.ask).toHaveBeenCalledTimes(2);
});

it.each([
  ['a portal', async () => '<html>'],
  ['another release', async () => ({ ...BEFORE, fontName: 'of another release' })],
  ['nobody', () => Promise.reject(new Error('no answer'))],
])('keeps what it shows where %s answers, and asks again', async (_, answer) => {
  const page = aPage({ isFresh: false });
  page.state.answer = answer;
  await pass(2 * ORGANISATION_EVERY);
  expect(page.ask).toHaveBeenCalledTimes(3);
  expect(page.changes).toEqual([]);
});
