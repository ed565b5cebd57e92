import { i18n } from '@lingui/core';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openWire } from '#tests/support/network/wire.ts';
import { dismissToast, toastStore } from '#ui/overlays/notify.ts';
import { mayChangeTo } from './may-change-to.ts';

const { server, requests } = openWire();
const CAMPUS = 'https://lantern.example';

/** A device on which these catalogues can be had. */
function having(...paths: string[]): void {
  server.use(
    ...paths.map((path) => http.get(CAMPUS + path, () => HttpResponse.json({}))),
    http.get(`${CAMPUS}/locales/*`, () => HttpResponse.error()),
  );
}

describe('a change of language', () => {
  const build = JSON.stringify({ id: 'this', catalogues: { '/locales/de/shell.json': 'as-built' } });
  beforeEach(() => {
    vi.stubGlobal('location', new URL(CAMPUS));
    vi.stubGlobal('document', { getElementById: () => ({ textContent: build }) });
    i18n.loadAndActivate({ locale: 'en', messages: {} });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    for (const { id } of toastStore.read()) dismissToast(id);
  });

  it('is made where all words of the new one can be had', async () => {
    having('/locales/de/shell.json', '/locales/de/campus.json');
    expect(await mayChangeTo('de', ['shell', 'campus'])).toBe(true);
    expect(toastStore.read()).toEqual([]);
  });

  it('asks for the words that this build was made with', async () => {
    having('/locales/de/shell.json', '/locales/de/tutor.json');
    await mayChangeTo('de', ['shell', 'tutor']);
    expect(requests.map(({ url }) => url.slice(CAMPUS.length))).toEqual([
      '/locales/de/shell.json?v=as-built',
      '/locales/de/tutor.json',
    ]);
  });

  it('is not made, and that is said, where a part of them is not on the device and there is no network', async () => {
    having('/locales/de/shell.json');
    expect(await mayChangeTo('de', ['shell', 'campus'])).toBe(false);
    expect(toastStore.read().map(({ message }) => message)).toEqual([expect.stringContaining('Deutsch')]);
  });
});
