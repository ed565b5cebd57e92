import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { renderDocument } from '#server/messages/render-markdown.ts';
import { aBrookTenant, type BrookTenant } from '#tests/support/campus/brook-tenant.ts';
import { aCampus, type TestCampus } from '#tests/support/campus/campus.ts';
import { ContentMistakes } from './files/mistakes.ts';

let campus: TestCampus;
let brook: BrookTenant;
beforeAll(async () => {
  campus = await aCampus();
  brook = await aBrookTenant(campus);
});
afterAll(() => campus.close());

const mistakesOf = async (files: Readonly<Record<string, string>>, lines?: readonly string[]) => {
  const error: unknown = await brook.change(files, lines).catch((reason: unknown) => reason);
  if (!(error instanceof ContentMistakes)) throw new Error(`No mistake was found: ${String(error)}`);
  return error.mistakes.map(({ file, field, message }) => `${file} | ${field} | ${message}`);
};

describe('the files of what stands before a campus', () => {
  it.each([
    ['landing.yaml', '[{ intro: { titel: { de: Hallo } } }]', '0.intro.titel | there is no such field'],
    [
      'landing.yaml',
      '[{ footer: { callToActionLink: //evil.example } }]',
      '0.footer.callToActionLink | a path like /register or an address like https://…',
    ],
    [
      'landing.yaml',
      "[{ footer: { socialList: [{ icon: mail, title: X, link: 'javascript:alert(1)' }] } }]",
      '0.footer.socialList.0.link | a path like /register or an address like https://…',
    ],
    [
      'landing.yaml',
      '[{ carousel: { items: [{ image: files/none.svg, name: Nobody }] } }]',
      '0.carousel.items.0.image | the picture files/none.svg is missing',
    ],
    ['texts/privacy.yaml', 'content: { en: Data }', 'content | has no text in the default language (de)'],
    [
      'terms/first.yaml',
      '{ validFrom: soon, denomination: { de: X }, content: { de: X } }',
      'validFrom | a day like 2026-03-01',
    ],
    [
      'consents.yaml',
      '[{ id: mill-card, identifier: other, denomination: { de: X }, description: { de: X } }]',
      '1.id | "mill-card" is there twice',
    ],
    [
      'people.yaml',
      '[{ id: x, email: x@brook.example, language: de, acceptedTerms: [none], consents: [none] }]',
      '0.acceptedTerms.0 | there is no version of the terms "none"',
    ],
    [
      'people.yaml',
      '[{ id: x, email: x@brook.example, language: de, country: XX }]',
      '0.country | the two letters of a country, like SY',
    ],
    [
      'categories.yaml',
      "[{ identifier: trees, subOrganisation: none, denomination: { de: X }, color: '#112233', sections: [] }]",
      '0.subOrganisation | there is no sub-organisation "none"',
    ],
    [
      'language-school.yaml',
      '[{ identifier: languageResources, denomination: { de: X }, subcategories: [{ identifier: de, denomination: { de: X } }] }]',
      ' | needs languageResources with en: /language-school leads there',
    ],
    [
      'language-school.yaml',
      '[{ identifier: languageResources, denomination: { de: X }, subcategories: [{ identifier: en, denomination: { de: X } }, { identifier: en, denomination: { de: X } }] }]',
      '0.subcategories.1.identifier | "en" is there twice',
    ],
    [
      'language-school.yaml',
      "[{ identifier: languageResources, denomination: { de: X }, subcategories: [{ identifier: en, denomination: { de: X }, resources: [{ id: x, title: { de: X }, text: { de: X }, link: 'http://x.example' }] }] }]",
      '0.subcategories.0.resources.0.link | an address that begins with https://',
    ],
  ])('are read strictly: %s with %s', async (file, content, mistake) => {
    expect(await mistakesOf({ [file]: content })).toContainEqual(expect.stringContaining(`brook/${file} | ${mistake}`));
    await brook.change({});
  });

  it('take a script from outside by https only', async () => {
    const lines = ['externalScripts: [{ id: s, name: S, source: "http://count.example/s.js", policy: analytics }]'];
    expect(await mistakesOf({}, lines)).toEqual([
      'brook/organisation.yaml | externalScripts.0.source | an address like https://…',
    ]);
  });

  it.each([
    ['http://chat.brook.example', "cookieDomain: ''", 'mattermost.url | the https origin of a Mattermost server'],
    [
      'https://chat.brook.example/chat',
      'cookieDomain: brook.example',
      'mattermost.url | the https origin of a Mattermost server',
    ],
    [
      'https://chat.other.example',
      'cookieDomain: brook.example',
      'mattermost | cookieDomain must be a domain that the chat is in',
    ],
    [
      'https://chat.brook.localhost',
      'cookieDomain: null',
      'mattermost.cookieDomain | must be a domain that the chat shares with',
    ],
    [
      'https://chat.other.example',
      'cookieDomain: other.example',
      'mattermost.cookieDomain | must be a domain that the chat shares',
    ],
    [
      'https://brook.localhost',
      'tokenEnv: DATABASE_URL',
      'mattermost.tokenEnv | the name of an environment variable like',
    ],
  ])('take a chat whose cookies reach it, and no secret of the server: %s, %s', async (url, line, mistake) => {
    const rest = line.startsWith('tokenEnv') ? line : `tokenEnv: MATTERMOST_BROOK, ${line}`;
    const found = await mistakesOf({}, [`mattermost: { url: '${url}', team: brook, ${rest} }`]);
    expect(found.join('\n')).toContain(`brook/organisation.yaml | ${mistake}`);
  });

  it('take a chat at a host of the organisation, and at one of the same domain', async () => {
    await brook.change({}, [`mattermost: { url: 'https://brook.localhost', team: brook, tokenEnv: MATTERMOST_BROOK }`]);
    const { mattermost } = (await campus.server.campuses.byHost('brook.localhost'))?.organisation ?? {};
    expect(mattermost).toEqual({
      url: 'https://brook.localhost',
      team: 'brook',
      tokenEnv: 'MATTERMOST_BROOK',
      cookieDomain: null,
    });
    await brook.change({});
  });
});

describe('people of the files', () => {
  it('have accepted, agreed to and completed what the files say', async () => {
    await brook.change({
      'people.yaml': `
- id: old
  email: old@brook.example
  language: de
  country: SY
  studentEmail: old@brook.example
  accountPreference: { showFirstName: true }
  acceptedTerms: [first]
  consents: [mill-card]
  milestones: [WELCOME_COMPLETED]
  subOrganisations: [mill]
`,
    });
    const { body } = await brook.ask(
      `{
        me { country { id } studentEmail accountPreference { showFirstName showOnMap } }
        unacceptedTermsOfService { id }
        viewer { completedMilestones { denomination } subOrganizations { registerConsent { consented } } }
      }`,
      { name: 'old' },
    );
    expect(body.data).toEqual({
      me: {
        country: { id: 'SY' },
        studentEmail: 'old@brook.example',
        accountPreference: { showFirstName: true, showOnMap: false },
      },
      unacceptedTermsOfService: null,
      viewer: {
        completedMilestones: [{ denomination: 'WELCOME_COMPLETED' }],
        subOrganizations: [{ registerConsent: { consented: true } }],
      },
    });
    const rows = campus.test.store.read.selectFrom('terms_acceptance').select(['person_id', 'text_hash']);
    expect(await rows.execute()).toEqual([{ person_id: '40-old', text_hash: expect.stringMatching(/^[0-9a-f]{64}$/) }]);
  });
});

describe('a text that is a page', () => {
  it('has headings with the ids that its author gave, or counted ones, and no other ids', () => {
    expect(renderDocument('## A {#privacy}\n\n### B\n\n## C')).toBe(
      '<h2 id="privacy">A</h2>\n<h3 id="section-2">B</h3>\n<h2 id="section-3">C</h2>',
    );
    expect(renderDocument('<p id="campus">x</p>\n\n## A {#"onclick=x}')).not.toMatch(/id="campus"|<h2 [^>]*onclick/);
  });
});
