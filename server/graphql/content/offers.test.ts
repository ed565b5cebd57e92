import { afterEach, describe, expect, it } from 'vitest';
import { aSchool, type School } from '#tests/support/campus/a-school.ts';
import { flagCases } from '#tests/support/sources/flag-cases.ts';

const OFFERS = `
- category: { de: Arbeit }
  offers:
    - { id: fair, title: { de: Messe, en: Fair }, text: { de: '**Komm** [her](https://fair.example)' }, countries: [DE, CH], city: Lindenau, date: now+1d 18:00, link: 'https://fair.example' }
    - { id: over, title: { de: Vorbei }, text: { de: Vorbei }, countries: [DE], date: now-2d 18:00, link: 'https://over.example' }
- category: { de: Zusammen }
  offers:
    - { id: choir, title: { de: Chor }, text: { de: Singen }, countries: [AT], link: 'https://choir.example' }
`;
const ALL = '{ offers { title text language category categoryIcon country city date link } }';

describe('offers', () => {
  let school: School;
  afterEach(() => school.campus.close());
  const open = async (isOn = true) => {
    school = await aSchool({ features: `, showOfferBoard: ${isOn}`, files: { 'offers.yaml': OFFERS } });
  };
  const titles = async (name: string | undefined): Promise<string[]> => {
    const { body } = await school.as(name, '{ offers { title } }');
    return JSON.parse(JSON.stringify(body.data?.offers)).map(({ title }: { title: string }) => title);
  };

  it('are in the order of their categories, in the reader’s language, without what is over', async () => {
    await open();
    const { body } = await school.as('ada', ALL);
    expect(body.data?.offers).toEqual([
      {
        title: 'Messe',
        text: '<p><strong>Komm</strong> <a href="https://fair.example">her</a></p>',
        language: 'de',
        category: 'Arbeit',
        categoryIcon: null,
        country: 'Deutschland, Schweiz',
        city: 'Lindenau',
        date: expect.stringMatching(/^\d{4}-/),
        link: 'https://fair.example',
      },
      expect.objectContaining({ title: 'Chor', category: 'Zusammen', country: 'Österreich', date: null }),
    ]);
  });

  it.each(flagCases('showOfferBoard', { off: [], on: ['Messe', 'Chor'] }))(
    'are there where the organisation shows them: %s',
    async (isOn, shown) => {
      await open(isOn);
      expect(await titles('ada')).toEqual(shown);
    },
  );

  it('are for people of the campus', async () => {
    await open();
    expect(await titles(undefined)).toEqual([]);
  });
});
