import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { LANGUAGE_CODES } from '#campus/languages.ts';
import { cleanWebp } from '#server/pictures/clean-webp.ts';
import { aCampus, type TestCampus } from '#tests/support/campus/campus.ts';
import { nonEmpty } from '#tests/support/sources/non-empty.ts';

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

it('names pictures of the app for each tenant of the demo, in a language of the label, that are there in their sizes', async () => {
  const demo = await aCampus({ folder: fileURLToPath(new URL('../../content/demo', import.meta.url)) });
  for (const tenant of ['lantern', 'nordlicht', 'sonnenhaus']) {
    const { screenshots } = await (
      await demo.get('/manifest.webmanifest?lang=de', { origin: `http://${tenant}.localhost` })
    ).json();
    expect(screenshots.map(({ form_factor }: { form_factor: string }) => form_factor)).toEqual([
      ...['narrow', 'narrow', 'wide'],
    ]);
    for (const { src, sizes, type, label } of nonEmpty(screenshots, 'picture')) {
      const answer = await demo.get(src, { origin: `http://${tenant}.localhost` });
      const picture = cleanWebp(Buffer.from(await answer.arrayBuffer()));
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, type]);
      expect(`${picture?.width}x${picture?.height}`).toBe(sizes);
      expect(label).not.toBe('');
    }
  }
  await demo.close();
});
