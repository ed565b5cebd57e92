import { afterEach, describe, expect, it } from 'vitest';
import { aSchool, type School } from '#tests/support/campus/a-school.ts';

const SCHOOL = `
- identifier: languageResources
  denomination: { de: Sprachen, en: Languages }
  description: { de: Kostenlos }
  subcategories:
    - identifier: en
      denomination: { de: Englisch }
      resources:
        - { id: radio, title: { de: Radio, en: Radio }, text: { de: '**Hör** zu' }, link: 'https://radio.example' }
    - { identifier: de, denomination: { de: Deutsch } }
`;
const ALL = `{ languageSchool {
  identifier denomination description
  subcategories { identifier denomination resources { id title text language link } }
} }`;

describe('the language school', () => {
  let school: School;
  afterEach(() => school.campus.close());

  it('is a tree in the order of its file, in the reader’s language, its texts made safe (SERVICE-1)', async () => {
    school = await aSchool({ files: { 'language-school.yaml': SCHOOL } });
    const { body } = await school.as('ada', ALL);
    expect(body.data?.languageSchool).toEqual([
      {
        identifier: 'languageResources',
        denomination: 'Sprachen',
        description: 'Kostenlos',
        subcategories: [
          {
            identifier: 'en',
            denomination: 'Englisch',
            resources: [
              {
                id: 'radio',
                title: 'Radio',
                text: '<p><strong>Hör</strong> zu</p>',
                language: 'de',
                link: 'https://radio.example',
              },
            ],
          },
          { identifier: 'de', denomination: 'Deutsch', resources: [] },
        ],
      },
    ]);
  });

  it('is for people of the campus', async () => {
    school = await aSchool({ files: { 'language-school.yaml': SCHOOL } });
    const { body } = await school.as(undefined, ALL);
    expect(body.data?.languageSchool).toEqual([]);
  });

  it('is empty where the organisation has none', async () => {
    school = await aSchool({});
    const { body } = await school.as('ada', ALL);
    expect(body.data?.languageSchool).toEqual([]);
  });
});
