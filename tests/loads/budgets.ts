/** What one visit to a page may cost. */
export type Budget = {
  /** Requests of the page, with the page itself: until its content is shown, and until it rests. */
  before: number;
  rest: number;
  /** Brotli KiB on the wire; only where nothing is on the device yet. `scripts`: until the content is shown. */
  scripts?: number;
  wire?: number;
};

/** The first three: one browser after another. The last: a new one that lacks the platform's sanitiser. */
export type Visit = 'first' | 'repeat' | 'offline' | 'withoutSanitiser';

/** A page of the demo campus by its path; whether somebody is signed in; the selector of its content. */
export type MeasuredPage = {
  path: string;
  isSignedIn: boolean;
  content: string;
  budgets: Partial<Record<Visit, Budget>> & { first: Budget; withoutSanitiser: Budget };
};

/**
 * The one table of what pages may cost: the daily pages first, then one of each other kind. A budget is what a browser did when it
 * was set, with a request or two for what comes at about the same time, and goes down with it: it is a law and no measurement.
 */
const MEASURED: readonly (Omit<MeasuredPage, 'content'> & { content?: string })[] = [
  {
    path: '/login',
    isSignedIn: false,
    content: 'form input[type=email]',
    budgets: {
      first: { before: 12, rest: 14, scripts: 123.3, wire: 187 },
      repeat: { before: 11, rest: 14 },
      offline: { before: 11, rest: 14 },
      withoutSanitiser: { before: 12, rest: 16, scripts: 123.3, wire: 192 },
    },
  },
  {
    path: '/start',
    isSignedIn: true,
    budgets: {
      first: { before: 16, rest: 34, scripts: 170.8, wire: 269 },
      repeat: { before: 15, rest: 34 },
      offline: { before: 15, rest: 33 },
      withoutSanitiser: { before: 16, rest: 37, scripts: 170.8, wire: 284 },
    },
  },
  {
    path: '/course/hello-my-name-is',
    isSignedIn: true,
    budgets: {
      first: { before: 18, rest: 36, scripts: 182.1, wire: 326 },
      repeat: { before: 18, rest: 36 },
      offline: { before: 18, rest: 34 },
      withoutSanitiser: { before: 19, rest: 39, scripts: 192.1, wire: 341 },
    },
  },
  {
    path: '/course/hello-my-name-is/lesson/hello-my-name-is-2',
    isSignedIn: true,
    budgets: {
      first: { before: 17, rest: 21, scripts: 177.4, wire: 254 },
      repeat: { before: 16, rest: 22 },
      offline: { before: 16, rest: 21 },
      withoutSanitiser: { before: 18, rest: 24, scripts: 187.4, wire: 269 },
    },
  },
  {
    path: '/program/your-phone-can-do-more',
    isSignedIn: true,
    budgets: {
      first: { before: 20, rest: 38, scripts: 187.9, wire: 334 },
      withoutSanitiser: { before: 21, rest: 39, scripts: 198, wire: 344 },
    },
  },
  {
    path: '/course/speaking-cafe',
    isSignedIn: true,
    budgets: {
      first: { before: 25, rest: 39, scripts: 214.5, wire: 344 },
      withoutSanitiser: { before: 26, rest: 40, scripts: 224.6, wire: 354 },
    },
  },
  {
    path: '/bookmarks',
    isSignedIn: true,
    budgets: {
      first: { before: 30, rest: 48, scripts: 206.5, wire: 303 },
      withoutSanitiser: { before: 30, rest: 48, scripts: 206.5, wire: 303 },
    },
  },
  {
    path: '/settings',
    isSignedIn: true,
    budgets: {
      first: { before: 27, rest: 36, scripts: 198.2, wire: 287 },
      withoutSanitiser: { before: 27, rest: 36, scripts: 198.2, wire: 287 },
    },
  },
  {
    path: '/settings/privacy',
    isSignedIn: true,
    budgets: {
      first: { before: 36, rest: 43, scripts: 254.9, wire: 341 },
      withoutSanitiser: { before: 36, rest: 43, scripts: 254.9, wire: 341 },
    },
  },
  {
    path: '/settings/on-this-device',
    isSignedIn: true,
    budgets: {
      first: { before: 33, rest: 39, scripts: 251.9, wire: 330 },
      withoutSanitiser: { before: 33, rest: 39, scripts: 251.9, wire: 330 },
    },
  },
  {
    path: '/profile',
    isSignedIn: true,
    budgets: {
      first: { before: 31, rest: 38, scripts: 208.7, wire: 295 },
      withoutSanitiser: { before: 31, rest: 38, scripts: 208.7, wire: 295 },
    },
  },
  {
    path: '/notifications',
    isSignedIn: true,
    budgets: {
      first: { before: 26, rest: 33, scripts: 203.8, wire: 289 },
      withoutSanitiser: { before: 27, rest: 34, scripts: 213.8, wire: 299 },
    },
  },
  {
    path: '/achievements',
    isSignedIn: true,
    budgets: {
      first: { before: 21, rest: 33, scripts: 185.7, wire: 275 },
      withoutSanitiser: { before: 21, rest: 33, scripts: 185.7, wire: 275 },
    },
  },
  {
    path: '/surveys',
    isSignedIn: true,
    budgets: {
      first: { before: 20, rest: 28, scripts: 182.4, wire: 273 },
      withoutSanitiser: { before: 20, rest: 28, scripts: 182.4, wire: 273 },
    },
  },
  {
    path: '/survey/welcome',
    isSignedIn: true,
    budgets: {
      first: { before: 29, rest: 37, scripts: 213.3, wire: 304 },
      withoutSanitiser: { before: 30, rest: 38, scripts: 223.4, wire: 314 },
    },
  },
  {
    path: '/community',
    isSignedIn: true,
    budgets: {
      first: { before: 28, rest: 38, scripts: 205.3, wire: 323 },
      withoutSanitiser: { before: 28, rest: 38, scripts: 205.3, wire: 323 },
    },
  },
  {
    path: '/services/offers',
    isSignedIn: true,
    budgets: {
      first: { before: 23, rest: 37, scripts: 188.5, wire: 285 },
      withoutSanitiser: { before: 24, rest: 38, scripts: 198.5, wire: 295 },
    },
  },
  {
    path: '/list/first-papers',
    isSignedIn: true,
    budgets: {
      first: { before: 27, rest: 38, scripts: 214.5, wire: 304 },
      withoutSanitiser: { before: 27, rest: 38, scripts: 214.5, wire: 304 },
    },
  },
  {
    path: '/ugc/demo-street-bread',
    isSignedIn: true,
    budgets: {
      first: { before: 29, rest: 38, scripts: 204.2, wire: 305 },
      withoutSanitiser: { before: 30, rest: 39, scripts: 214.3, wire: 315 },
    },
  },
  {
    path: '/explore',
    isSignedIn: false,
    budgets: {
      first: { before: 24, rest: 43, scripts: 179.3, wire: 274 },
      withoutSanitiser: { before: 24, rest: 43, scripts: 179.3, wire: 274 },
    },
  },
  {
    path: '/',
    isSignedIn: false,
    budgets: {
      first: { before: 23, rest: 36, scripts: 180.5, wire: 264 },
      withoutSanitiser: { before: 23, rest: 36, scripts: 180.5, wire: 264 },
    },
  },
  {
    path: '/register/email',
    isSignedIn: false,
    budgets: {
      first: { before: 20, rest: 24, scripts: 163.7, wire: 226 },
      withoutSanitiser: { before: 20, rest: 24, scripts: 163.7, wire: 226 },
    },
  },
  {
    path: '/privacy-policy',
    isSignedIn: false,
    budgets: {
      first: { before: 18, rest: 22, scripts: 148.2, wire: 230 },
      withoutSanitiser: { before: 19, rest: 23, scripts: 158.3, wire: 240 },
    },
  },
  {
    path: '/content-provider/open-language-circle',
    isSignedIn: false,
    budgets: {
      first: { before: 23, rest: 35, scripts: 176.5, wire: 262 },
      withoutSanitiser: { before: 23, rest: 35, scripts: 176.5, wire: 262 },
    },
  },
];

export const PAGES: readonly MeasuredPage[] = MEASURED.map((page) => ({ content: 'main h1', ...page }));

/** The pages that learners open day by day, which are also measured again and without a network. */
export const DAILY = PAGES.flatMap(({ budgets: { first, repeat, offline }, ...page }) =>
  repeat === undefined || offline === undefined ? [] : [{ ...page, budgets: { first, repeat, offline } }],
);
