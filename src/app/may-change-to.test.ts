import { i18n } from '@lingui/core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dismissToast, toastStore } from '#ui/notify.ts';
import { mayChangeTo } from './may-change-to.ts';

/** A device on which these catalogues can be had. */
const having =
  (...paths: string[]): typeof globalThis.fetch =>
  async (input) => {
    if (!paths.some((path) => String(input).startsWith(path))) throw new TypeError('Failed to fetch');
    return new Response('{}');
  };

describe('a change of language', () => {
  beforeEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));
  afterEach(() => {
    for (const { id } of toastStore.read()) dismissToast(id);
  });

  it('is made where all words of the new one can be had', async () => {
    const fetch = having('/locales/de/shell.json', '/locales/de/campus.json');
    expect(await mayChangeTo('de', ['shell', 'campus'], fetch)).toBe(true);
    expect(toastStore.read()).toEqual([]);
  });

  it('is not made, and that is said, where a part of them is not on the device and there is no network', async () => {
    expect(await mayChangeTo('de', ['shell', 'campus'], having('/locales/de/shell.json'))).toBe(false);
    expect(toastStore.read().map(({ message }) => message)).toEqual([expect.stringContaining('Deutsch')]);
  });
});
