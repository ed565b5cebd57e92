import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ContentMistakes } from '#server/content/files/mistakes.ts';
import { importOrganisation } from '#tests/support/campus/an-organisation.ts';
import { aCampus, DEMO_PASSWORD, type TestCampus } from '#tests/support/campus/campus.ts';

let campus: TestCampus;
beforeAll(async () => {
  campus = await aCampus();
});
afterAll(() => campus.close());

const FONT = 'wOF2 letters';
const LINES = [
  'font: files/letters.woff2',
  'navbarAlternativeLogo: files/bar.svg',
  'searchService: { key: only-searches, applicationId: APP1 }',
  'features: { hasRegistration: true }',
  `demoPassword: ${DEMO_PASSWORD}`,
];
const BAR = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>';
const FILES = {
  'files/letters.woff2': FONT,
  'files/bar.svg': BAR,
  'people.yaml': '[{ id: ida, email: ida@ink.example, language: de }]',
};

const aTenant = (lines: readonly string[], files: Readonly<Record<string, string>> = FILES) =>
  importOrganisation(campus, { id: '41', name: 'ink', lines, files });

describe('what an organisation brings of its own', () => {
  it('is in its public data and its contract, and comes from its own host (TENANT-15)', async () => {
    const origin = await aTenant(LINES);
    const shown = await (await campus.get('/organisation.json', { origin })).json();
    expect(shown).toMatchObject({
      fontUrl: expect.stringMatching(/^\/media\/[0-9a-f]{64}\.woff2$/),
      navbarAlternativeLogo: expect.stringMatching(/^\/media\/[0-9a-f]{64}\.svg$/),
    });
    const query = '{ organizationConfig { fontUrl navbarAlternativeLogo mainColor { hex red green blue } } }';
    const { body } = await campus.ask({ query, origin });
    expect(body.data.organizationConfig).toEqual({
      fontUrl: shown.fontUrl,
      navbarAlternativeLogo: shown.navbarAlternativeLogo,
      mainColor: { hex: '#0f6a6b', red: 15, green: 106, blue: 107 },
    });
    const font = await campus.get(shown.fontUrl, { origin });
    expect([font.status, font.headers.get('content-type'), await font.text()]).toEqual([200, 'font/woff2', FONT]);
    const logo = await campus.get(shown.navbarAlternativeLogo, { origin });
    expect(await logo.text()).toBe(BAR);
  });

  it('is not there where nothing is said', async () => {
    const origin = await aTenant([]);
    expect(await (await campus.get('/organisation.json', { origin })).json()).toMatchObject({
      fontUrl: null,
      navbarAlternativeLogo: null,
    });
  });

  it('of a search service is read by its people only (TENANT-16)', async () => {
    const origin = await aTenant(LINES);
    const query = '{ viewer { searchServiceKey searchServiceApplicationId } }';
    const login = `mutation { login(email: "ida@ink.example", password: "${DEMO_PASSWORD}") { token } }`;
    const { token } = (await campus.ask({ query: login, origin })).body.data.login;
    expect((await campus.ask({ query, origin, token })).body.data.viewer).toEqual({
      searchServiceKey: 'only-searches',
      searchServiceApplicationId: 'APP1',
    });
    const nothing = { searchServiceKey: null, searchServiceApplicationId: null };
    expect((await campus.ask({ query, origin })).body.data.viewer).toEqual(nothing);
  });

  it.each([
    ['is missing', {}, 'the file files/letters.woff2 is missing'],
    ['is no font', { 'files/letters.woff2': '<svg>' }, 'files/letters.woff2 is no WOFF2 font'],
    [
      'is heavy',
      { 'files/letters.woff2': `wOF2${'x'.repeat(100_000)}` },
      'files/letters.woff2 is larger than 100000 bytes',
    ],
  ])('is refused where the font %s', async (_, files, message) => {
    const folder = { id: '42', name: 'pale', lines: ['font: files/letters.woff2'], files };
    const error: unknown = await importOrganisation(campus, folder).catch((reason: unknown) => reason);
    if (!(error instanceof ContentMistakes)) throw new Error(`No mistake was found: ${String(error)}`);
    expect(error.mistakes).toEqual([{ file: 'pale/organisation.yaml', field: 'font', message }]);
  });
});
