/** What one visit to a page may cost. */
export type Budget = {
  /** Requests of the page, with the page itself: until its content is shown, and until it rests. */
  before: number;
  rest: number;
  /** Brotli KiB on the wire; only where nothing is on the device yet. `scripts`: until the content is shown. */
  scripts?: number;
  wire?: number;
};

/** The first three: of one browser after another. The others: of a new one. */
export type Visit = 'first' | 'repeat' | 'offline' | 'withoutSanitiser' | 'saveData';

/** A page of the demo campus by its path; whether somebody is signed in; the selector of its content. */
export type MeasuredPage = {
  path: string;
  isSignedIn: boolean;
  content: string;
  budgets: Partial<Record<Visit, Budget>> & { first: Budget };
};

const H1 = 'main h1';

/**
 * The one table of what pages may cost: the daily pages first, then one of each other kind. A budget is what a browser did when it
 * was set, and goes down with it: bytes and requests are exact, so each is a law and no measurement.
 */
export const PAGES: readonly MeasuredPage[] = [
  {
    path: '/login',
    isSignedIn: false,
    content: 'form input[type=email]',
    budgets: {
      first: { before: 0, rest: 0, scripts: 0, wire: 0 },
      repeat: { before: 0, rest: 0 },
      offline: { before: 0, rest: 0 },
      withoutSanitiser: { before: 0, rest: 0, scripts: 0, wire: 0 },
      saveData: { before: 0, rest: 0, scripts: 0, wire: 0 },
    },
  },
  {
    path: '/start',
    isSignedIn: true,
    content: H1,
    budgets: {
      first: { before: 0, rest: 0, scripts: 0, wire: 0 },
      repeat: { before: 0, rest: 0 },
      offline: { before: 0, rest: 0 },
      withoutSanitiser: { before: 0, rest: 0, scripts: 0, wire: 0 },
      saveData: { before: 0, rest: 0, scripts: 0, wire: 0 },
    },
  },
  {
    path: '/course/hello-my-name-is',
    isSignedIn: true,
    content: H1,
    budgets: {
      first: { before: 0, rest: 0, scripts: 0, wire: 0 },
      repeat: { before: 0, rest: 0 },
      offline: { before: 0, rest: 0 },
      withoutSanitiser: { before: 0, rest: 0, scripts: 0, wire: 0 },
      saveData: { before: 0, rest: 0, scripts: 0, wire: 0 },
    },
  },
  {
    path: '/course/hello-my-name-is/lesson/hello-my-name-is-2',
    isSignedIn: true,
    content: H1,
    budgets: {
      first: { before: 0, rest: 0, scripts: 0, wire: 0 },
      repeat: { before: 0, rest: 0 },
      offline: { before: 0, rest: 0 },
      withoutSanitiser: { before: 0, rest: 0, scripts: 0, wire: 0 },
      saveData: { before: 0, rest: 0, scripts: 0, wire: 0 },
    },
  },
  {
    path: '/program/your-phone-can-do-more',
    isSignedIn: true,
    content: H1,
    budgets: {
      first: { before: 0, rest: 0, scripts: 0, wire: 0 },
      withoutSanitiser: { before: 0, rest: 0, scripts: 0, wire: 0 },
      saveData: { before: 0, rest: 0, scripts: 0, wire: 0 },
    },
  },
  {
    path: '/course/speaking-cafe',
    isSignedIn: true,
    content: H1,
    budgets: {
      first: { before: 0, rest: 0, scripts: 0, wire: 0 },
      withoutSanitiser: { before: 0, rest: 0, scripts: 0, wire: 0 },
      saveData: { before: 0, rest: 0, scripts: 0, wire: 0 },
    },
  },
  {
    path: '/bookmarks',
    isSignedIn: true,
    content: H1,
    budgets: {
      first: { before: 0, rest: 0, scripts: 0, wire: 0 },
      withoutSanitiser: { before: 0, rest: 0, scripts: 0, wire: 0 },
      saveData: { before: 0, rest: 0, scripts: 0, wire: 0 },
    },
  },
  {
    path: '/settings',
    isSignedIn: true,
    content: H1,
    budgets: {
      first: { before: 0, rest: 0, scripts: 0, wire: 0 },
      withoutSanitiser: { before: 0, rest: 0, scripts: 0, wire: 0 },
      saveData: { before: 0, rest: 0, scripts: 0, wire: 0 },
    },
  },
  {
    path: '/settings/privacy',
    isSignedIn: true,
    content: H1,
    budgets: {
      first: { before: 0, rest: 0, scripts: 0, wire: 0 },
      withoutSanitiser: { before: 0, rest: 0, scripts: 0, wire: 0 },
      saveData: { before: 0, rest: 0, scripts: 0, wire: 0 },
    },
  },
  {
    path: '/settings/on-this-device',
    isSignedIn: true,
    content: H1,
    budgets: {
      first: { before: 0, rest: 0, scripts: 0, wire: 0 },
      withoutSanitiser: { before: 0, rest: 0, scripts: 0, wire: 0 },
      saveData: { before: 0, rest: 0, scripts: 0, wire: 0 },
    },
  },
  {
    path: '/profile',
    isSignedIn: true,
    content: H1,
    budgets: {
      first: { before: 0, rest: 0, scripts: 0, wire: 0 },
      withoutSanitiser: { before: 0, rest: 0, scripts: 0, wire: 0 },
      saveData: { before: 0, rest: 0, scripts: 0, wire: 0 },
    },
  },
  {
    path: '/notifications',
    isSignedIn: true,
    content: H1,
    budgets: {
      first: { before: 0, rest: 0, scripts: 0, wire: 0 },
      withoutSanitiser: { before: 0, rest: 0, scripts: 0, wire: 0 },
      saveData: { before: 0, rest: 0, scripts: 0, wire: 0 },
    },
  },
  {
    path: '/achievements',
    isSignedIn: true,
    content: H1,
    budgets: {
      first: { before: 0, rest: 0, scripts: 0, wire: 0 },
      withoutSanitiser: { before: 0, rest: 0, scripts: 0, wire: 0 },
      saveData: { before: 0, rest: 0, scripts: 0, wire: 0 },
    },
  },
  {
    path: '/surveys',
    isSignedIn: true,
    content: H1,
    budgets: {
      first: { before: 0, rest: 0, scripts: 0, wire: 0 },
      withoutSanitiser: { before: 0, rest: 0, scripts: 0, wire: 0 },
      saveData: { before: 0, rest: 0, scripts: 0, wire: 0 },
    },
  },
  {
    path: '/survey/welcome',
    isSignedIn: true,
    content: H1,
    budgets: {
      first: { before: 0, rest: 0, scripts: 0, wire: 0 },
      withoutSanitiser: { before: 0, rest: 0, scripts: 0, wire: 0 },
      saveData: { before: 0, rest: 0, scripts: 0, wire: 0 },
    },
  },
  {
    path: '/community',
    isSignedIn: true,
    content: H1,
    budgets: {
      first: { before: 0, rest: 0, scripts: 0, wire: 0 },
      withoutSanitiser: { before: 0, rest: 0, scripts: 0, wire: 0 },
      saveData: { before: 0, rest: 0, scripts: 0, wire: 0 },
    },
  },
  {
    path: '/services/offers',
    isSignedIn: true,
    content: H1,
    budgets: {
      first: { before: 0, rest: 0, scripts: 0, wire: 0 },
      withoutSanitiser: { before: 0, rest: 0, scripts: 0, wire: 0 },
      saveData: { before: 0, rest: 0, scripts: 0, wire: 0 },
    },
  },
  {
    path: '/list/first-papers',
    isSignedIn: true,
    content: H1,
    budgets: {
      first: { before: 0, rest: 0, scripts: 0, wire: 0 },
      withoutSanitiser: { before: 0, rest: 0, scripts: 0, wire: 0 },
      saveData: { before: 0, rest: 0, scripts: 0, wire: 0 },
    },
  },
  {
    path: '/ugc/demo-street-bread',
    isSignedIn: true,
    content: H1,
    budgets: {
      first: { before: 0, rest: 0, scripts: 0, wire: 0 },
      withoutSanitiser: { before: 0, rest: 0, scripts: 0, wire: 0 },
      saveData: { before: 0, rest: 0, scripts: 0, wire: 0 },
    },
  },
  {
    path: '/explore',
    isSignedIn: false,
    content: H1,
    budgets: {
      first: { before: 0, rest: 0, scripts: 0, wire: 0 },
      withoutSanitiser: { before: 0, rest: 0, scripts: 0, wire: 0 },
      saveData: { before: 0, rest: 0, scripts: 0, wire: 0 },
    },
  },
  {
    path: '/',
    isSignedIn: false,
    content: H1,
    budgets: {
      first: { before: 0, rest: 0, scripts: 0, wire: 0 },
      withoutSanitiser: { before: 0, rest: 0, scripts: 0, wire: 0 },
      saveData: { before: 0, rest: 0, scripts: 0, wire: 0 },
    },
  },
  {
    path: '/register/email',
    isSignedIn: false,
    content: H1,
    budgets: {
      first: { before: 0, rest: 0, scripts: 0, wire: 0 },
      withoutSanitiser: { before: 0, rest: 0, scripts: 0, wire: 0 },
      saveData: { before: 0, rest: 0, scripts: 0, wire: 0 },
    },
  },
  {
    path: '/privacy-policy',
    isSignedIn: false,
    content: H1,
    budgets: {
      first: { before: 0, rest: 0, scripts: 0, wire: 0 },
      withoutSanitiser: { before: 0, rest: 0, scripts: 0, wire: 0 },
      saveData: { before: 0, rest: 0, scripts: 0, wire: 0 },
    },
  },
  {
    path: '/content-provider/open-language-circle',
    isSignedIn: false,
    content: H1,
    budgets: {
      first: { before: 0, rest: 0, scripts: 0, wire: 0 },
      withoutSanitiser: { before: 0, rest: 0, scripts: 0, wire: 0 },
      saveData: { before: 0, rest: 0, scripts: 0, wire: 0 },
    },
  },
];
