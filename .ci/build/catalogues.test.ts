import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES } from '#campus/languages.ts';
import { nonEmpty } from '#tests/support/sources/non-empty.ts';
import { compileCatalogue, finishedLanguages, missingIn, servedCatalogue } from './catalogues.ts';

const config = getConfig();

describe('the catalogues', () => {
  it.each(['en', 'de', 'ar'] as const)('have words for everything in %s', async (language) => {
    for (const catalog of nonEmpty(await getCatalogs(config), 'catalogue')) {
      expect(await missingIn(catalog, language), `${catalog.path} has gaps in ${language}`).toEqual([]);
    }
  });

  it('offer English, German and Arabic', async () => {
    expect(await finishedLanguages(config)).toEqual(expect.arrayContaining(['en', 'de', 'ar']));
  });

  it('compile in every language, with English where words are missing', async () => {
    for (const catalog of nonEmpty(await getCatalogs(config), 'catalogue')) {
      const { messages: english } = JSON.parse(await compileCatalogue(config, catalog, 'en'));
      const ids = nonEmpty(Object.keys(english), `message in ${catalog.path}`);
      for (const language of LANGUAGE_CODES) {
        const { messages } = JSON.parse(await compileCatalogue(config, catalog, language));
        const empty = ids.filter((id) => messages[id] === undefined || messages[id].length === 0);
        expect(empty, `${catalog.path} in ${language}`).toEqual([]);
      }
    }
  });

  it('are served so that a learner’s page needs one alone', async () => {
    const all = await getCatalogs(config);
    const idsOf = async (name: string) => {
      const catalog = all.find(({ path }) => path.endsWith(`/${name}`));
      if (catalog === undefined) throw new Error(`There is no catalogue ${name}.`);
      const { messages } = JSON.parse(await servedCatalogue(config, catalog, 'ar'));
      return nonEmpty(Object.keys(messages), `message of ${name}`);
    };
    const [shell, campus, tutor] = await Promise.all(['shell', 'campus', 'tutor'].map(idsOf));
    expect(campus).toEqual(expect.arrayContaining(shell ?? []));
    expect(campus?.length).toBeGreaterThan(shell?.length ?? 0);
    expect(tutor).not.toEqual(expect.arrayContaining(shell ?? []));
  });
});
