import type { Locator, Page } from '@playwright/test';
import type { FeatureFlag } from '#campus/organisation/features.ts';
import { changeOrganisation } from '#tests/support/campus/change-organisation.ts';
import { enterAs, expect, type JourneyCampus, test } from '#tests/support/journeys/journey.ts';

// The worker would answer with the flags that it knows from before.
test.use({ serviceWorkers: 'block', viewport: { width: 1200, height: 800 } });

type Section = { flag: FeatureFlag; path: string; shows: (page: Page) => Locator };

const main = (page: Page): Locator => page.getByRole('main');

/** What a visitor finds, and what a learner finds, by one flag alone. */
const OF_VISITORS: readonly Section[] = [
  { flag: 'hasRegistration', path: '/login', shows: (page) => main(page).getByRole('link', { name: 'Join for free' }) },
  { flag: 'showLanguagePicker', path: '/login', shows: (page) => page.getByRole('combobox', { name: 'Language' }) },
  {
    flag: 'showOpenCampus',
    path: '/accessibility',
    shows: (page) => page.getByRole('banner').getByRole('link', { name: 'Explore' }),
  },
];
const OF_LEARNERS: readonly Section[] = [
  {
    flag: 'showHomepageActivityStreak',
    path: '/start',
    shows: (page) => main(page).getByText(/\d+ weeks? in a row/),
  },
  {
    flag: 'showHomepageFeaturedModule',
    path: '/start',
    shows: (page) => main(page).getByRole('heading', { level: 2, name: 'Know your rights' }),
  },
  {
    flag: 'showHomepageUpdatesSection',
    path: '/start',
    shows: (page) => main(page).getByRole('heading', { level: 2, name: 'News' }),
  },
  {
    flag: 'showSurveyBanner',
    path: '/start',
    shows: (page) => main(page).getByText('Three questions for you'),
  },
  {
    flag: 'allowHidingSurveys',
    path: '/surveys',
    shows: (page) => main(page).getByRole('button', { name: 'Hide' }),
  },
  {
    flag: 'showSuccessInNavBar',
    path: '/start',
    shows: (page) => page.getByRole('navigation', { name: 'Campus' }).getByRole('link', { name: 'Achievements' }),
  },
  {
    flag: 'showSuccessBadges',
    path: '/achievements',
    shows: (page) => main(page).getByRole('heading', { name: 'Your lanterns' }),
  },
  {
    flag: 'showSuccessPageModuleProgressSection',
    path: '/achievements',
    shows: (page) => main(page).getByRole('heading', { name: 'My programs' }),
  },
  {
    flag: 'showCommunity',
    path: '/code-of-conduct/community',
    shows: (page) => page.getByRole('heading', { level: 1, name: 'Code of conduct' }),
  },
  {
    flag: 'showLearnerMap',
    path: '/community',
    shows: (page) => main(page).getByRole('heading', { name: 'Who learns where' }),
  },
  {
    flag: 'showContentProviders',
    path: '/explore',
    shows: (page) => main(page).getByRole('link', { name: 'Who makes these courses' }),
  },
  {
    flag: 'showReviews',
    path: '/program/german-for-your-first-weeks/unit/numbers-time-money',
    shows: (page) => main(page).getByRole('button', { name: /review/ }),
  },
  {
    flag: 'showHelpCenter',
    path: '/settings/help',
    shows: (page) => main(page).getByRole('link', { name: 'Open the help pages' }),
  },
  {
    flag: 'showSupportChat',
    path: '/settings/help',
    shows: (page) => main(page).getByRole('link', { name: /^Write to / }),
  },
  {
    flag: 'showApplicationChecklist',
    path: '/start',
    shows: (page) => main(page).getByRole('heading', { name: 'Your first steps' }),
  },
  {
    flag: 'showProfileRefugeeDocumentUpload',
    path: '/start',
    shows: (page) => main(page).getByRole('link', { name: 'Upload your documents' }),
  },
  {
    flag: 'showProfileContactInformationSection',
    path: '/profile',
    shows: (page) => main(page).getByRole('heading', { name: 'Contact information' }),
  },
  {
    flag: 'showSuccessPageLanguageSection',
    path: '/achievements',
    shows: (page) => main(page).getByRole('heading', { name: 'Languages that I learn' }),
  },
  {
    flag: 'allowProfileEdit',
    path: '/profile',
    shows: (page) => main(page).getByRole('button', { name: 'Edit profile' }),
  },
];

/** The demo has no help pages of its own. */
const helpCenterLink = 'https://help.example/';

/** Lantern has every flag; from here on all but this one. */
function switchOff(campus: JourneyCampus, off: FeatureFlag | undefined): Promise<void> {
  return changeOrganisation(campus, ({ features }) => {
    const on = Object.fromEntries(Object.keys(features).map((flag) => [flag, flag !== off]));
    return { helpCenterLink, features: { ...on, hasOnlySuborgRegistration: false } };
  });
}

/** One visit with every flag shows all sections of a path; then one without each of them. */
async function expectGated(page: Page, campus: JourneyCampus, sections: readonly Section[]): Promise<void> {
  const origin = campus.origin('lantern');
  const whole = await page.context().newPage();
  let shown: string | undefined;
  for (const { flag, path, shows } of sections.toSorted((a, b) => a.path.localeCompare(b.path))) {
    if (shown !== path) {
      await switchOff(campus, undefined);
      await whole.goto(origin + path);
      shown = path;
    }
    await expect(shows(whole).first(), `${flag} is on`).toBeVisible();
    await switchOff(campus, flag);
    await page.goto(origin + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(shows(page), `${flag} is off`).toHaveCount(0);
  }
  await whole.close();
}

test('what a visitor finds is there by its flag, and gone without it', async ({ page, campus }) => {
  await expectGated(page, campus, OF_VISITORS);
});

test('what a learner finds is there by its flag, and gone without it', async ({ page, campus, lantern }) => {
  test.slow();
  // Her document is being looked at, and all else is settled: without it there is a first step to show.
  await campus.store.transaction((trx) =>
    trx.deleteFrom('document_upload').where('person_id', '=', '1-amal').execute(),
  );
  await enterAs(page, lantern, 'Enter as Amal');
  await expectGated(page, campus, OF_LEARNERS);
});

test('the welcome can be skipped where its slides are not locked', async ({ page, campus, lantern }) => {
  await enterAs(page, lantern, 'Enter as Amal');
  await campus.store.transaction((trx) => trx.deleteFrom('milestone').where('person_id', '=', '1-amal').execute());
  const slides = page.getByRole('region', { name: 'Welcome' });
  const skip = slides.getByRole('button', { name: 'Skip' });
  await page.goto(`${lantern}/start`);
  await expect(slides).toBeVisible();
  await expect(skip).toHaveCount(0);
  await switchOff(campus, 'hasLockedOnboardingSlides');
  await page.goto(`${lantern}/start`);
  await skip.click();
  await expect(slides).toHaveCount(0);
  await page.goto(`${lantern}/start`);
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, Amal' })).toBeVisible();
});

test('whether something counts is asked where the campus has statistics', async ({ page, campus, lantern }) => {
  const settings = page.getByRole('button', { name: 'Cookie settings' });
  await switchOff(campus, 'hasGoogleAnalytics');
  await page.goto(`${lantern}/accessibility`);
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Imprint' })).toBeVisible();
  await expect(settings).toHaveCount(0);
  await switchOff(campus, undefined);
  await page.goto(`${lantern}/accessibility`);
  await settings.click();
  await expect(page.getByRole('dialog', { name: 'Cookie settings' }).getByLabel('Statistics')).toBeVisible();
});

test('the exchange service is a way in by its flag, where one is configured, and noSSO hides it', async ({
  page,
  campus,
  lantern,
}) => {
  await page.route('**/login*', async (route) => {
    // The test itself knows no name under .localhost; the address without one is the same organisation's.
    const { port, pathname, search } = new URL(route.request().url());
    const answer = await route.fetch({ url: `http://127.0.0.1:${port}${pathname}${search}` });
    const body = (await answer.text()).replace('"hasExchangeService":false', '"hasExchangeService":true');
    return route.fulfill({ response: answer, body });
  });
  const button = page.getByRole('link', { name: 'Log in with the German exchange service' });
  await page.goto(`${lantern}/login`);
  await expect(button).toHaveAttribute('href', '/backend/saml/login');
  await page.goto(`${lantern}/login?noSSO`);
  await expect(page.getByLabel('E-mail', { exact: true })).toBeVisible();
  await expect(button).toHaveCount(0);
  await switchOff(campus, 'showIdasIntegrationOptions');
  await page.goto(`${lantern}/login`);
  await expect(page.getByLabel('E-mail', { exact: true })).toBeVisible();
  await expect(button).toHaveCount(0);
});
