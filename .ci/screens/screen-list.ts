import type { Page } from 'playwright';
import { ERROR_KINDS } from '#campus/page/error-kinds.ts';

/** A screen of which pictures are taken. `shows`: what must be there too. `after` brings it into the state that is shown. */
export type Screen = {
  name: string;
  path: string;
  shows?: readonly string[];
  after?: (page: Page, mode: 'light' | 'dark') => Promise<void>;
};

const UNIT = '/program/your-phone-can-do-more/unit/an-email-that-gets-answered';
/** Texts of the campus come after the screen: what makes them safe is loaded when the first one is there. */
const TEXT = 'main p';
/** Short gaps are not worth a word, so the strip comes a moment after the screen. */
const STRIP = 'div[role="status"] > div:has(> svg + span)';
const BOARD = '/course/hello-my-name-is#board-course-hello-my-name-is';
const LESSON = `${UNIT}/lesson/an-email-that-gets-answered-3`;

/** The login last: from there the learner enters. */
export const VISITOR_SCREENS: readonly Screen[] = [
  { name: 'landing', path: '/' },
  { name: 'partner-landing', path: '/partner/lindenau' },
  { name: 'partners', path: '/partner' },
  { name: 'privacy-policy', path: '/privacy-policy', shows: ['#privacy', TEXT] },
  { name: 'terms', path: '/terms', shows: ['main h2'] },
  { name: 'accessibility', path: '/accessibility', shows: ['main p'] },
  { name: 'embed', path: '/embed?provider=youtube&url=https://youtu.be/dQw4w9WgXcQ&lang=en' },
  { name: 'register', path: '/register' },
  { name: 'register-email', path: '/register/email' },
  { name: 'register-confirmed-failed', path: '/register/confirmed/made-up', shows: ['main [role="alert"]'] },
  { name: 'forgot-password', path: '/forgot-password' },
  { name: 'password-reset', path: '/password-reset/made-up' },
  { name: 'token-login-failed', path: '/token_login/made-up', shows: ['main [role="alert"]'] },
  { name: 'unsubscribe-failed', path: '/unsubscribe/made-up', shows: ['main [role="alert"]'] },
  { name: 'private-email-reverted', path: '/private_email_reverted' },
  { name: 'partner-login', path: '/partner/lindenau/login' },
  { name: 'partner-register', path: '/partner/lindenau/register' },
  ...ERROR_KINDS.map((kind) => ({ name: `error-${kind.toLowerCase()}`, path: `/error?type=${kind}` })),
  { name: 'error-technical', path: '/error' },
  { name: 'login', path: '/login' },
];

export const LEARNER_SCREENS: readonly Screen[] = [
  { name: 'start', path: '/start' },
  { name: 'explore', path: '/explore' },
  // A word that texts of every language have.
  { name: 'explore-search', path: '/explore?q=HTML', shows: ['main h2'] },
  { name: 'filter', path: '/filter/A1-PC' },
  { name: 'filter-nothing', path: '/filter/UNI' },
  { name: 'category', path: '/category/language' },
  { name: 'content-providers', path: '/content-providers' },
  { name: 'content-provider', path: '/content-provider/open-language-circle' },
  { name: 'achievements', path: '/achievements' },
  { name: 'offers', path: '/services/offers' },
  { name: 'language-school', path: '/language-school/languageResources/en' },
  { name: 'mentoring', path: '/services/mentoring', shows: [TEXT] },
  { name: 'enrolment', path: '/services/certificate' },
  { name: 'material', path: '/course/small-talk-without-stress' },
  { name: 'program', path: '/program/german-for-your-first-weeks' },
  { name: 'course', path: UNIT, shows: [TEXT] },
  { name: 'lesson', path: LESSON, shows: [TEXT] },
  { name: 'bookmarks', path: '/bookmarks' },
  { name: 'list', path: '/list/first-papers' },
  { name: 'board', path: BOARD, shows: ['article'] },
  { name: 'community', path: '/community', shows: ['main section:last-of-type li'] },
  { name: 'consent', path: '/consent/gast', shows: ['main p'] },
  { name: 'code-of-conduct', path: '/code-of-conduct/community', shows: ['main p'] },
  { name: 'link-while-in', path: '/token_login/made-up' },
  { name: 'not-found', path: '/no-such-page' },
  {
    name: 'design',
    path: '/dev/design',
    after: async (page, mode) => void (await page.getByLabel('Mode').selectOption(mode)),
  },
];

/** What every organisation has, whatever it teaches: its login and registration, its texts and where its learners arrive. */
const ANYWHERE = new Set([
  ...['landing', 'privacy-policy', 'terms', 'accessibility', 'register', 'register-email', 'forgot-password', 'login'],
  ...[
    'password-reset',
    'token-login-failed',
    'error-list_private',
    'error-technical',
    'start',
    'explore',
    'bookmarks',
    'link-while-in',
  ],
]);

export function screensAnywhere(screens: readonly Screen[]): Screen[] {
  return screens.filter(({ name }) => ANYWHERE.has(name));
}

/** The last one was never opened and is nothing that Amal learns, so it is not on the device. */
export const OFFLINE_SCREENS: readonly Screen[] = [
  { name: 'offline-start', path: '/start', shows: [STRIP] },
  { name: 'offline-lesson', path: LESSON, shows: [TEXT, STRIP] },
  { name: 'offline-community', path: '/community', shows: ['main [role="status"]', STRIP] },
  { name: 'offline-explore', path: '/explore', shows: [STRIP] },
  { name: 'offline-not-saved', path: '/course/renting-a-home', shows: [STRIP] },
];
