import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aBrookTenant, type BrookTenant } from '#tests/support/campus/brook-tenant.ts';
import { aCampus, type TestCampus } from '#tests/support/campus/campus.ts';

let campus: TestCampus;
let brook: BrookTenant;
beforeAll(async () => {
  campus = await aCampus();
  brook = await aBrookTenant(campus);
});
afterAll(() => campus.close());

const data = async (query: string, name?: string) =>
  (await brook.ask(query, name === undefined ? {} : { name })).body.data;
/** Who is no member of the restricted partner: a member of another one, a person of none, a visitor. */
const OTHERS = ['amal', 'ivan', undefined] as const;

describe('the content of a restricted partner', () => {
  const CATEGORIES = '{ viewer { moduleCategories { identifier } } }';
  const identifiers = async (name?: string) =>
    (await data(CATEGORIES, name)).viewer.moduleCategories.map((one: { identifier: string }) => one.identifier);
  const TREES =
    '{ viewer { moduleCategory(identifier: "trees") { identifier subOrganization { subOrganizationPath } } } }';
  const MODULE = '{ module(id: "apples") { id courses { id } } }';
  const COURSE = '{ course(id: "pick-apples") { id } inModule: course(id: "pick-apples", moduleId: "apples") { id } }';
  const LESSON = '{ lesson(id: "pick-apples-1", courseId: "pick-apples") { id } }';
  const MANIFEST = '{ offlineManifest(kind: MODULE, id: "apples") { id } }';

  it('is all there for a member', async () => {
    expect(await identifiers('nour')).toEqual(['promoted-module-category', 'trees', 'everybody']);
    expect(await data(TREES, 'nour')).toEqual({
      viewer: { moduleCategory: { identifier: 'trees', subOrganization: { subOrganizationPath: 'orchard' } } },
    });
    expect(await data(MODULE, 'nour')).toEqual({ module: { id: 'apples', courses: [{ id: 'pick-apples' }] } });
    expect(await data(COURSE, 'nour')).toEqual({ course: { id: 'pick-apples' }, inModule: { id: 'pick-apples' } });
    expect(await data(LESSON, 'nour')).toEqual({ lesson: { id: 'pick-apples-1' } });
    expect(await data(MANIFEST, 'nour')).toEqual({ offlineManifest: { id: 'apples' } });
  });

  it.each(OTHERS)('is not there for %s', async (name) => {
    expect(await identifiers(name)).toEqual(['promoted-module-category', 'everybody']);
    expect(await data(TREES, name)).toEqual({ viewer: { moduleCategory: null } });
    expect(await data(MODULE, name)).toEqual({ module: null });
    expect(await data(COURSE, name)).toEqual({ course: null, inModule: null });
    if (name === undefined) return;
    expect(await data(LESSON, name)).toEqual({ lesson: null });
    expect(await data(MANIFEST, name)).toEqual({ offlineManifest: null });
    const bookmark =
      'mutation { updateModule(id: "apples", actions: [{ addModuleBookmark: {} }]) { errors { message } } }';
    expect(await data(bookmark, name)).toEqual({ updateModule: { errors: [{ message: 'NOT_FOUND' }] } });
  });

  it('is what a member’s partners promote to them, beside what the organisation promotes to all', async () => {
    const of = async (name: string, partners: boolean) =>
      (
        await data(
          `{ viewer { promotedModuleCategories(shouldFetchSubOrgsModuleCategory: ${partners}) { identifier } } }`,
          name,
        )
      ).viewer.promotedModuleCategories;
    expect(await of('nour', false)).toEqual([{ identifier: 'promoted-module-category' }]);
    expect(await of('nour', true)).toEqual([{ identifier: 'trees' }]);
    expect(await of('amal', true)).toEqual([]);
  });

  it('cannot be put into a list by whoever does not see it', async () => {
    const made = await data(
      'mutation { createContentList(draft: { denomination: "Mine" }) { contentList { id } } }',
      'ivan',
    );
    const add = (isIncluded: boolean) => `mutation { updateContentListItem(draft: { itemId: "apples", itemType: MODULE,
      itemListStates: [{ contentListId: "${made.createContentList.contentList.id}", isIncluded: ${isIncluded} }] }) {
      success errors { message } } }`;
    expect((await data(add(true), 'ivan')).updateContentListItem.errors).toEqual([{ message: 'NOT_FOUND' }]);
    expect((await data(add(false), 'ivan')).updateContentListItem.success).toBe(true);
  });

  it.each(OTHERS)('that stands in an open category too is open to %s', async (name) => {
    expect(await data('{ course(id: "shared-walk") { id } }', name)).toEqual({ course: { id: 'shared-walk' } });
  });

  it('in somebody’s public list is shown to members only', async () => {
    const make = 'mutation { createContentList(draft: { denomination: "Autumn" }) { contentList { id } } }';
    const { id } = (await data(make, 'nour')).createContentList.contentList;
    const add = `mutation { updateContentListItem(draft: { itemId: "apples", itemType: MODULE,
      itemListStates: [{ contentListId: "${id}", isIncluded: true }] }) { success } }`;
    expect((await data(add, 'nour')).updateContentListItem.success).toBe(true);
    await campus.test.store.transaction((trx) => trx.updateTable('content_list').set({ is_public: 1 }).execute());
    const LIST = `{ contentList(id: "${id}") { items { __typename } } }`;
    expect((await data(LIST, 'nour')).contentList.items).toHaveLength(1);
    expect((await data(LIST, 'ivan')).contentList.items).toEqual([]);
  });
});

describe('the partners of a person', () => {
  const QUERY =
    '{ viewer { subOrganizations { id subOrganizationPath isRestricted registerConsent { identifier consented } } } }';

  it('are their own, also where they belong to it since the first release, by its path', async () => {
    const mill = { id: '4a', subOrganizationPath: 'mill', isRestricted: false };
    const asked = { identifier: 'mill-card', consented: false };
    expect((await data(QUERY, 'amal')).viewer.subOrganizations).toEqual([{ ...mill, registerConsent: asked }]);
    await campus.test.store.transaction((trx) =>
      trx
        .updateTable('person_sub_organisation')
        .set({ sub_organisation_id: 'mill' })
        .where('person_id', '=', '40-amal')
        .execute(),
    );
    expect((await data(QUERY, 'amal')).viewer.subOrganizations).toHaveLength(1);
    expect((await data(QUERY, 'ivan')).viewer.subOrganizations).toEqual([]);
    expect((await data(QUERY)).viewer.subOrganizations).toEqual([]);
  });
});

const LANDING = `{
  organizationConfig {
    landingPageComponents {
      __typename type title language color { hex }
      ... on IntroComponent { subtitle callToActionLabel image benefits { icon title text } }
      ... on HowToComponent { steps { icon title } gradientColorStart { hex } gradientColorEnd { hex } }
      ... on FooterComponent { callToActionLabel callToActionLink socialList { icon title link } }
    }
  }
  subOrganizationConfig(subOrganizationPathName: "mill") {
    denomination logoSize logo landingPageComponents { id type title ... on IntroComponent { callToActionLink } }
  }
  viewer { moduleCategory(identifier: "promoted-module-category") { sections { modules { denomination isBookmarked } } } }
}`;

describe('the landing page', () => {
  it('is the components in the order of the file, each text in the language asked for or a fallback that is named', async () => {
    const { organizationConfig } = await data(LANDING);
    expect(organizationConfig.landingPageComponents).toMatchObject([
      {
        __typename: 'IntroComponent',
        type: 'INTRO_COMPONENT',
        title: 'Welcome',
        language: 'en',
        subtitle: null,
        callToActionLabel: null,
        benefits: [{ icon: 'wifi-off', title: 'Ohne Netz', text: 'Immer' }],
        image: expect.stringMatching(/^\/media\/[0-9a-f]{64}\.svg$/),
      },
      { __typename: 'ModulesComponent', title: 'Kurse', language: 'de' },
      {
        __typename: 'HowToComponent',
        title: null,
        language: 'de',
        steps: [{ icon: 'search', title: 'Suchen' }],
        gradientColorStart: { hex: '#112233' },
        gradientColorEnd: null,
      },
      {
        __typename: 'FooterComponent',
        callToActionLink: '/register',
        socialList: [{ link: 'mailto:a@brook.example' }],
      },
    ]);
  });

  it('of a partner is its own, and there is none of a partner that does not exist', async () => {
    const { subOrganizationConfig } = await data(LANDING);
    expect(subOrganizationConfig).toMatchObject({
      denomination: 'Mühle',
      logoSize: '96',
      landingPageComponents: [{ id: 'mill-1', title: 'Mahlzeit', callToActionLink: '/partner/mill/register' }],
    });
    expect(await data('{ subOrganizationConfig(subOrganizationPathName: "none") { id } }')).toEqual({
      subOrganizationConfig: null,
    });
  });

  it('shows the promoted modules to whoever comes by, also where the campus is not open, and opens none of them there', async () => {
    const promoted = { sections: [{ modules: [{ denomination: 'Draußen', isBookmarked: null }] }] };
    expect((await data(LANDING)).viewer.moduleCategory).toEqual(promoted);
    await brook.change({}, ['features: { showOpenCampus: false }']);
    expect((await data(LANDING)).viewer.moduleCategory).toEqual(promoted);
    expect(await data('{ module(id: "open-air") { id } course(id: "shared-walk") { id } }')).toEqual({
      module: null,
      course: null,
    });
    expect(await data('{ viewer { moduleCategory(identifier: "everybody") { identifier } } }')).toEqual({
      viewer: { moduleCategory: null },
    });
    await brook.change({});
  });
});

describe('the texts of an organisation', () => {
  it('are HTML without anything that runs, with headings that an address can lead to', async () => {
    const { text } = await data('{ text(identifier: "privacy") { identifier content isTranslated language } }');
    expect(text).toEqual({
      identifier: 'privacy',
      isTranslated: false,
      language: 'de',
      content: '<h2 id="privacy">Daten</h2>\n<p>Nichts .</p>\n<h2 id="section-2">Mehr</h2>',
    });
  });

  it('are null where the organisation has none', async () => {
    expect(
      await data(
        '{ text(identifier: "promo") { id } accessibilityStatement { content } component(identifier: "x") { id } }',
      ),
    ).toEqual({
      text: null,
      accessibilityStatement: null,
      component: null,
    });
  });

  it('are in the configuration too where the specification names them there', async () => {
    await brook.change({}, [
      'exploreTexts: [{ de: Eins, en: One }, { de: Zwei }]',
      'customTexts: { surveyBannerTitle: { de: Frage } }',
      'onboardingSlideRedirectUrl: /explore',
      'externalScripts: [{ id: s1, name: Zähler, source: "https://count.example/s.js", policy: analytics }]',
    ]);
    const { organizationConfig } = await data(`{ organizationConfig {
      exploreText1 exploreText2 exploreText3 onboardingSlideRedirectUrl codeOfConduct
      organizationCustomTexts { surveyBannerTitle surveyPageText } externalScripts { name policy } registerConfiguration { country }
    } }`);
    expect(organizationConfig).toEqual({
      exploreText1: 'One',
      exploreText2: 'Zwei',
      exploreText3: null,
      onboardingSlideRedirectUrl: '/explore',
      codeOfConduct: '<p>Nett sein</p>',
      organizationCustomTexts: { surveyBannerTitle: 'Frage', surveyPageText: null },
      externalScripts: [{ name: 'Zähler', policy: 'analytics' }],
      registerConfiguration: { country: 'HIDDEN' },
    });
    await brook.change({});
  });
});
