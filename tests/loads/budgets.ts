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
 * was set, with a request or two for what comes at about the same time, and goes down with it: it is a law and no measurement.
 */
export const PAGES: readonly MeasuredPage[] = [
  {
    path: '/login',
    isSignedIn: false,
    content: 'form input[type=email]',
    budgets: {
      first: { before: 12, rest: 14, scripts: 120.9, wire: 181 },
      repeat: { before: 11, rest: 14 },
      offline: { before: 11, rest: 14 },
      withoutSanitiser: { before: 12, rest: 14, scripts: 120.9, wire: 181 },
      saveData: { before: 12, rest: 14, scripts: 120.9, wire: 181 },
    },
  },
  {
    path: '/start',
    isSignedIn: true,
    content: H1,
    budgets: {
      first: { before: 16, rest: 34, scripts: 168.4, wire: 263 },
      repeat: { before: 15, rest: 34 },
      offline: { before: 15, rest: 33 },
      withoutSanitiser: { before: 16, rest: 35, scripts: 168.4, wire: 273 },
      saveData: { before: 16, rest: 34, scripts: 168.4, wire: 263 },
    },
  },
  {
    path: '/course/hello-my-name-is',
    isSignedIn: true,
    content: H1,
    budgets: {
      first: { before: 18, rest: 36, scripts: 179.7, wire: 320 },
      repeat: { before: 18, rest: 36 },
      offline: { before: 18, rest: 34 },
      withoutSanitiser: { before: 19, rest: 37, scripts: 189.7, wire: 330 },
      saveData: { before: 18, rest: 36, scripts: 179.7, wire: 320 },
    },
  },
  {
    path: '/course/hello-my-name-is/lesson/hello-my-name-is-2',
    isSignedIn: true,
    content: H1,
    budgets: {
      first: { before: 17, rest: 21, scripts: 175.0, wire: 248 },
      repeat: { before: 16, rest: 22 },
      offline: { before: 16, rest: 21 },
      withoutSanitiser: { before: 18, rest: 22, scripts: 185.0, wire: 258 },
      saveData: { before: 17, rest: 21, scripts: 175.0, wire: 248 },
    },
  },
  {
    path: '/program/your-phone-can-do-more',
    isSignedIn: true,
    content: H1,
    budgets: {
      first: { before: 20, rest: 36, scripts: 185.5, wire: 323 },
      withoutSanitiser: { before: 21, rest: 37, scripts: 195.6, wire: 333 },
      saveData: { before: 20, rest: 36, scripts: 185.5, wire: 323 },
    },
  },
  {
    path: '/course/speaking-cafe',
    isSignedIn: true,
    content: H1,
    budgets: {
      first: { before: 25, rest: 37, scripts: 212.1, wire: 332 },
      withoutSanitiser: { before: 26, rest: 38, scripts: 222.2, wire: 343 },
      saveData: { before: 25, rest: 37, scripts: 212.1, wire: 332 },
    },
  },
  {
    path: '/bookmarks',
    isSignedIn: true,
    content: H1,
    budgets: {
      first: { before: 30, rest: 46, scripts: 204.1, wire: 292 },
      withoutSanitiser: { before: 30, rest: 46, scripts: 204.1, wire: 292 },
      saveData: { before: 30, rest: 46, scripts: 204.1, wire: 292 },
    },
  },
  {
    path: '/settings',
    isSignedIn: true,
    content: H1,
    budgets: {
      first: { before: 27, rest: 34, scripts: 195.8, wire: 276 },
      withoutSanitiser: { before: 27, rest: 34, scripts: 195.8, wire: 276 },
      saveData: { before: 27, rest: 34, scripts: 195.8, wire: 276 },
    },
  },
  {
    path: '/settings/privacy',
    isSignedIn: true,
    content: H1,
    budgets: {
      first: { before: 36, rest: 41, scripts: 252.5, wire: 330 },
      withoutSanitiser: { before: 36, rest: 41, scripts: 252.5, wire: 330 },
      saveData: { before: 36, rest: 41, scripts: 252.5, wire: 330 },
    },
  },
  {
    path: '/settings/on-this-device',
    isSignedIn: true,
    content: H1,
    budgets: {
      first: { before: 33, rest: 37, scripts: 249.5, wire: 320 },
      withoutSanitiser: { before: 33, rest: 37, scripts: 249.5, wire: 320 },
      saveData: { before: 33, rest: 37, scripts: 249.5, wire: 320 },
    },
  },
  {
    path: '/profile',
    isSignedIn: true,
    content: H1,
    budgets: {
      first: { before: 31, rest: 36, scripts: 206.3, wire: 284 },
      withoutSanitiser: { before: 31, rest: 36, scripts: 206.3, wire: 284 },
      saveData: { before: 31, rest: 36, scripts: 206.3, wire: 284 },
    },
  },
  {
    path: '/notifications',
    isSignedIn: true,
    content: H1,
    budgets: {
      first: { before: 26, rest: 31, scripts: 201.4, wire: 278 },
      withoutSanitiser: { before: 27, rest: 32, scripts: 211.4, wire: 288 },
      saveData: { before: 26, rest: 31, scripts: 201.4, wire: 278 },
    },
  },
  {
    path: '/achievements',
    isSignedIn: true,
    content: H1,
    budgets: {
      first: { before: 21, rest: 31, scripts: 183.3, wire: 264 },
      withoutSanitiser: { before: 21, rest: 31, scripts: 183.3, wire: 264 },
      saveData: { before: 21, rest: 31, scripts: 183.3, wire: 264 },
    },
  },
  {
    path: '/surveys',
    isSignedIn: true,
    content: H1,
    budgets: {
      first: { before: 20, rest: 26, scripts: 180.0, wire: 262 },
      withoutSanitiser: { before: 20, rest: 26, scripts: 180.0, wire: 262 },
      saveData: { before: 20, rest: 26, scripts: 180.0, wire: 262 },
    },
  },
  {
    path: '/survey/welcome',
    isSignedIn: true,
    content: H1,
    budgets: {
      first: { before: 29, rest: 35, scripts: 210.9, wire: 293 },
      withoutSanitiser: { before: 30, rest: 36, scripts: 221.0, wire: 303 },
      saveData: { before: 29, rest: 35, scripts: 210.9, wire: 293 },
    },
  },
  {
    path: '/community',
    isSignedIn: true,
    content: H1,
    budgets: {
      first: { before: 28, rest: 36, scripts: 202.9, wire: 312 },
      withoutSanitiser: { before: 28, rest: 36, scripts: 202.9, wire: 312 },
      saveData: { before: 28, rest: 36, scripts: 202.9, wire: 312 },
    },
  },
  {
    path: '/services/offers',
    isSignedIn: true,
    content: H1,
    budgets: {
      first: { before: 23, rest: 35, scripts: 186.1, wire: 274 },
      withoutSanitiser: { before: 24, rest: 36, scripts: 196.1, wire: 284 },
      saveData: { before: 23, rest: 35, scripts: 186.1, wire: 274 },
    },
  },
  {
    path: '/list/first-papers',
    isSignedIn: true,
    content: H1,
    budgets: {
      first: { before: 27, rest: 36, scripts: 212.1, wire: 293 },
      withoutSanitiser: { before: 27, rest: 36, scripts: 212.1, wire: 293 },
      saveData: { before: 27, rest: 36, scripts: 212.1, wire: 293 },
    },
  },
  {
    path: '/ugc/demo-street-bread',
    isSignedIn: true,
    content: H1,
    budgets: {
      first: { before: 29, rest: 36, scripts: 201.8, wire: 294 },
      withoutSanitiser: { before: 30, rest: 37, scripts: 211.9, wire: 304 },
      saveData: { before: 29, rest: 36, scripts: 201.8, wire: 294 },
    },
  },
  {
    path: '/explore',
    isSignedIn: false,
    content: H1,
    budgets: {
      first: { before: 24, rest: 41, scripts: 176.9, wire: 263 },
      withoutSanitiser: { before: 24, rest: 41, scripts: 176.9, wire: 263 },
      saveData: { before: 24, rest: 41, scripts: 176.9, wire: 263 },
    },
  },
  {
    path: '/',
    isSignedIn: false,
    content: H1,
    budgets: {
      first: { before: 23, rest: 34, scripts: 178.1, wire: 253 },
      withoutSanitiser: { before: 23, rest: 34, scripts: 178.1, wire: 253 },
      saveData: { before: 23, rest: 34, scripts: 178.1, wire: 253 },
    },
  },
  {
    path: '/register/email',
    isSignedIn: false,
    content: H1,
    budgets: {
      first: { before: 20, rest: 22, scripts: 161.3, wire: 215 },
      withoutSanitiser: { before: 20, rest: 22, scripts: 161.3, wire: 215 },
      saveData: { before: 20, rest: 22, scripts: 161.3, wire: 215 },
    },
  },
  {
    path: '/privacy-policy',
    isSignedIn: false,
    content: H1,
    budgets: {
      first: { before: 18, rest: 20, scripts: 145.8, wire: 219 },
      withoutSanitiser: { before: 19, rest: 21, scripts: 155.9, wire: 229 },
      saveData: { before: 18, rest: 20, scripts: 145.8, wire: 219 },
    },
  },
  {
    path: '/content-provider/open-language-circle',
    isSignedIn: false,
    content: H1,
    budgets: {
      first: { before: 23, rest: 33, scripts: 174.1, wire: 251 },
      withoutSanitiser: { before: 23, rest: 33, scripts: 174.1, wire: 251 },
      saveData: { before: 23, rest: 33, scripts: 174.1, wire: 251 },
    },
  },
];
