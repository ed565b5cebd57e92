import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dueGate } from '#campus/account/gates.ts';
import { publicOrganisationSchema } from '#campus/organisation/organisation.ts';
import { aCampus, DEMO_PASSWORD, type TestCampus } from '#tests/support/campus/campus.ts';
import { nonEmpty } from '#tests/support/sources/non-empty.ts';
import { importCampus } from './import-campus.ts';

const DEMO = fileURLToPath(new URL('./demo', import.meta.url));
const FOLDERS = ['lantern', 'nordlicht', 'sonnenhaus'];

const STATE = `{
  me { country { id } accountPreference { id } studentEmail }
  organizationConfig { registerConfiguration { country } }
  unacceptedTermsOfService { id }
  viewer {
    subOrganizations { registerConsent { consented } } onboardingSlides { title } completedMilestones { denomination }
  }
}`;
const TEXTS = `{
  privacy: text(identifier: "privacy") { content isTranslated } imprint: text(identifier: "imprint") { content isTranslated }
  conduct: text(identifier: "code-of-conduct") { content isTranslated } accessibilityStatement { content isTranslated }
  latestTermsOfService { content } consentRequest(identifier: "gast") { description }
}`;

describe('the demo campus', () => {
  let campus: TestCampus;
  beforeAll(async () => {
    campus = await aCampus({ folder: DEMO });
  }, 60_000);
  afterAll(() => campus.close());

  const originOf = (folder: string) => `http://${folder}.localhost`;
  const organisationOf = async (folder: string) =>
    v.parse(
      publicOrganisationSchema,
      await (await campus.get('/organisation.json', { origin: originOf(folder) })).json(),
    );

  it('is three organisations at their hosts, and the same when it is imported again', async () => {
    expect((await Promise.all(FOLDERS.map(organisationOf))).map(({ id }) => id)).toEqual(['1', '12', '23']);
    const again = await importCampus({
      store: campus.test.store,
      dataDir: campus.test.dataDir,
      folder: DEMO,
      now: campus.now(),
    });
    for (const { written, removed, people } of nonEmpty(again, 'organisation in the demo'))
      expect([written, removed, people]).toEqual([0, 0, 0]);
  });

  it.each([
    ['lantern', true, ['gruenwerk', 'lindenau']],
    // Its campus is closed: `/` is the login (ROUTE-1).
    ['nordlicht', false, ['handwerk']],
    ['sonnenhaus', true, []],
  ])('%s has its landing page or none, and each partner one', async (folder, hasLanding, partners) => {
    const organisation = await organisationOf(folder);
    expect(organisation.hasLanding).toBe(hasLanding);
    const picture = expect.stringMatching(/^\/media\//);
    expect(organisation.subOrganisations).toMatchObject(
      partners.map((path) => ({ path, hasLanding: true, logo: picture, loginRegisterBgImage: picture })),
    );
  });

  it.each(FOLDERS.flatMap((folder) => ['41', '52', '7'].map((languageId) => [folder, languageId] as const)))(
    '%s has its texts, terms and consent in language %s',
    async (folder, languageId) => {
      const { data } = (await campus.ask({ query: TEXTS, origin: originOf(folder), languageId })).body;
      for (const text of [data.privacy, data.imprint, data.conduct, data.accessibilityStatement])
        expect(text).toEqual({ content: expect.stringMatching(/^<h2 id=/), isTranslated: true });
      expect(data.latestTermsOfService.content).toContain('<h2 id="offer">');
      expect(data.consentRequest.description).toContain('<li>');
      expect(JSON.stringify(data)).not.toMatch(/\{(?:n|mail|street|v)\}/);
    },
  );

  it('lets everybody straight in but Zarmina, who is new, and Mehmet, whose profile is not complete', async () => {
    const due: Record<string, string | undefined> = {};
    for (const folder of FOLDERS) {
      const { demo, traits } = await organisationOf(folder);
      for (const { email } of demo?.accounts ?? []) {
        const query = `mutation { login(email: "${email}", password: "${DEMO_PASSWORD}") { token } }`;
        const { token } = (await campus.ask({ query, origin: originOf(folder) })).body.data.login;
        const { data } = (await campus.ask({ query: STATE, origin: originOf(folder), token })).body;
        const { registerConfiguration } = data.organizationConfig;
        const state = { ...data.viewer, me: data.me, unacceptedTerms: data.unacceptedTermsOfService };
        due[email.split('@')[0] ?? ''] = dueGate({ ...state, registerConfiguration, traits });
      }
    }
    expect(Object.keys(due)).toHaveLength(12);
    expect(Object.entries(due).filter(([, gate]) => gate !== undefined)).toEqual([
      ['zarmina', 'terms'],
      ['mehmet', 'profile'],
    ]);
  });
});
