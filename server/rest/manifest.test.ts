import { afterEach, beforeEach, expect, it } from 'vitest';
import { LANGUAGE_CODES } from '#campus/languages.ts';
import { aCampus, type TestCampus } from '#tests/support/campus.ts';

let campus: TestCampus;
beforeEach(async () => {
  campus = await aCampus();
});
afterEach(() => campus.close());

const manifest = async (query = '') => (await campus.get(`/manifest.webmanifest${query}`)).json();

it.each(LANGUAGE_CODES)(
  'in %s has a short name that fits, shortcuts in that language, and icons of both kinds',
  async (lang) => {
    const one = await manifest(`?lang=${lang}`);
    expect(one).toMatchObject({ id: '/', lang, short_name: 'Lantern', display: 'standalone' });
    expect(one.shortcuts.map(({ url }: { url: string }) => url)).toEqual(['/start', '/explore', '/bookmarks']);
    expect(new Set(one.icons.map(({ purpose }: { purpose: string }) => purpose))).toEqual(
      new Set(['any', 'maskable', 'monochrome']),
    );
    const names = one.shortcuts.map(({ name }: { name: string }) => name);
    const english = (await manifest('?lang=en')).shortcuts.map(({ name }: { name: string }) => name);
    expect(names.some((name: string, at: number) => name === english[at])).toBe(lang === 'en');
  },
);
