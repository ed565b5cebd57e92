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
      first: { before: 12, rest: 14, scripts: 121.8, wire: 181 },
      repeat: { before: 11, rest: 14 },
      offline: { before: 11, rest: 14 },
      withoutSanitiser: { before: 12, rest: 16, scripts: 121.8, wire: 186 },
    },
  },
  {
    path: '/start',
    isSignedIn: true,
    budgets: {
      first: { before: 16, rest: 34, scripts: 170, wire: 263 },
      repeat: { before: 15, rest: 34 },
      offline: { before: 15, rest: 33 },
      withoutSanitiser: { before: 16, rest: 37, scripts: 170, wire: 278 },
    },
  },
  {
    path: '/course/hello-my-name-is',
    isSignedIn: true,
    budgets: {
      first: { before: 18, rest: 36, scripts: 181.5, wire: 320 },
      repeat: { before: 18, rest: 36 },
      offline: { before: 18, rest: 34 },
      withoutSanitiser: { before: 19, rest: 39, scripts: 191.6, wire: 335 },
    },
  },
  {
    path: '/course/hello-my-name-is/lesson/hello-my-name-is-2',
    isSignedIn: true,
    budgets: {
      first: { before: 17, rest: 21, scripts: 176.8, wire: 248 },
      repeat: { before: 16, rest: 22 },
      offline: { before: 16, rest: 21 },
      withoutSanitiser: { before: 18, rest: 24, scripts: 186.9, wire: 263 },
    },
  },
  {
    path: '/program/your-phone-can-do-more',
    isSignedIn: true,
    budgets: {
      first: { before: 20, rest: 38, scripts: 187.3, wire: 328 },
      withoutSanitiser: { before: 21, rest: 39, scripts: 197.4, wire: 338 },
    },
  },
  {
    path: '/course/speaking-cafe',
    isSignedIn: true,
    budgets: {
      first: { before: 25, rest: 39, scripts: 214, wire: 338 },
      withoutSanitiser: { before: 26, rest: 40, scripts: 224.1, wire: 348 },
    },
  },
  {
    path: '/bookmarks',
    isSignedIn: true,
    budgets: {
      first: { before: 30, rest: 48, scripts: 206, wire: 297 },
      withoutSanitiser: { before: 30, rest: 48, scripts: 206, wire: 297 },
    },
  },
  {
    path: '/settings',
    isSignedIn: true,
    budgets: {
      first: { before: 27, rest: 36, scripts: 197.8, wire: 281 },
      withoutSanitiser: { before: 27, rest: 36, scripts: 197.8, wire: 281 },
    },
  },
  {
    path: '/settings/privacy',
    isSignedIn: true,
    budgets: {
      first: { before: 36, rest: 43, scripts: 252.5, wire: 335 },
      withoutSanitiser: { before: 36, rest: 43, scripts: 252.5, wire: 335 },
    },
  },
  {
    path: '/settings/on-this-device',
    isSignedIn: true,
    budgets: {
      first: { before: 33, rest: 39, scripts: 251.6, wire: 324 },
      withoutSanitiser: { before: 33, rest: 39, scripts: 251.6, wire: 324 },
    },
  },
  {
    path: '/profile',
    isSignedIn: true,
    budgets: {
      first: { before: 31, rest: 38, scripts: 208.6, wire: 289 },
      withoutSanitiser: { before: 31, rest: 38, scripts: 208.6, wire: 289 },
    },
  },
  {
    path: '/notifications',
    isSignedIn: true,
    budgets: {
      first: { before: 26, rest: 33, scripts: 203.3, wire: 283 },
      withoutSanitiser: { before: 27, rest: 34, scripts: 213.4, wire: 293 },
    },
  },
  {
    path: '/achievements',
    isSignedIn: true,
    budgets: {
      first: { before: 21, rest: 33, scripts: 185.2, wire: 269 },
      withoutSanitiser: { before: 21, rest: 33, scripts: 185.2, wire: 269 },
    },
  },
  {
    path: '/surveys',
    isSignedIn: true,
    budgets: {
      first: { before: 20, rest: 28, scripts: 181.7, wire: 267 },
      withoutSanitiser: { before: 20, rest: 28, scripts: 181.7, wire: 267 },
    },
  },
  {
    path: '/survey/welcome',
    isSignedIn: true,
    budgets: {
      first: { before: 29, rest: 37, scripts: 212.8, wire: 298 },
      withoutSanitiser: { before: 30, rest: 38, scripts: 222.9, wire: 308 },
    },
  },
  {
    path: '/community',
    isSignedIn: true,
    budgets: {
      first: { before: 28, rest: 38, scripts: 204.8, wire: 317 },
      withoutSanitiser: { before: 28, rest: 38, scripts: 204.8, wire: 317 },
    },
  },
  {
    path: '/services/offers',
    isSignedIn: true,
    budgets: {
      first: { before: 23, rest: 37, scripts: 188, wire: 279 },
      withoutSanitiser: { before: 24, rest: 38, scripts: 198.1, wire: 289 },
    },
  },
  {
    path: '/list/first-papers',
    isSignedIn: true,
    budgets: {
      first: { before: 27, rest: 38, scripts: 214, wire: 298 },
      withoutSanitiser: { before: 27, rest: 38, scripts: 214, wire: 298 },
    },
  },
  {
    path: '/ugc/demo-street-bread',
    isSignedIn: true,
    budgets: {
      first: { before: 29, rest: 38, scripts: 203.8, wire: 299 },
      withoutSanitiser: { before: 30, rest: 39, scripts: 213.9, wire: 309 },
    },
  },
  {
    path: '/explore',
    isSignedIn: false,
    budgets: {
      first: { before: 24, rest: 43, scripts: 178, wire: 268 },
      withoutSanitiser: { before: 24, rest: 43, scripts: 178, wire: 268 },
    },
  },
  {
    path: '/',
    isSignedIn: false,
    budgets: {
      first: { before: 23, rest: 36, scripts: 179.3, wire: 258 },
      withoutSanitiser: { before: 23, rest: 36, scripts: 179.3, wire: 258 },
    },
  },
  {
    path: '/register/email',
    isSignedIn: false,
    budgets: {
      first: { before: 20, rest: 24, scripts: 162.7, wire: 220 },
      withoutSanitiser: { before: 20, rest: 24, scripts: 162.7, wire: 220 },
    },
  },
  {
    path: '/privacy-policy',
    isSignedIn: false,
    budgets: {
      first: { before: 18, rest: 22, scripts: 146.9, wire: 224 },
      withoutSanitiser: { before: 19, rest: 23, scripts: 157, wire: 234 },
    },
  },
  {
    path: '/content-provider/open-language-circle',
    isSignedIn: false,
    budgets: {
      first: { before: 23, rest: 35, scripts: 175.2, wire: 256 },
      withoutSanitiser: { before: 23, rest: 35, scripts: 175.2, wire: 256 },
    },
  },
];

export const PAGES: readonly MeasuredPage[] = MEASURED.map((page) => ({ content: 'main h1', ...page }));

/** The pages that learners open day by day, which are also measured again and without a network. */
export const DAILY = PAGES.flatMap(({ budgets: { first, repeat, offline }, ...page }) =>
  repeat === undefined || offline === undefined ? [] : [{ ...page, budgets: { first, repeat, offline } }],
);
