/** What one visit to a page may cost. */
export type Budget = {
  /** Requests of the page, with the page itself: until its content is shown, and until it rests. */
  before: number;
  rest: number;
  /** Brotli KiB on the wire; only where nothing is on the device yet. `scripts`: until the content is shown. */
  scripts?: number;
  wire?: number;
};

export type Visit = 'first' | 'repeat' | 'offline';

/** A page of the demo campus by its path; whether somebody is signed in; what its content is known by. */
export type MeasuredPage = {
  path: string;
  isSignedIn: boolean;
  content: string;
  budgets: Record<Visit, Budget>;
};

/**
 * The one table of what pages may cost (docs/performance.md says what was measured beside it, and the goals). A budget is what
 * a browser did when it was set, and goes down with it: bytes and requests are exact, so each is a law and no measurement.
 */
export const PAGES: readonly MeasuredPage[] = [
  {
    path: '/login',
    isSignedIn: false,
    content: 'form input[type=email]',
    budgets: {
      first: { before: 10, rest: 11, scripts: 118.6, wire: 169.8 },
      repeat: { before: 10, rest: 11 },
      offline: { before: 10, rest: 11 },
    },
  },
  {
    path: '/start',
    isSignedIn: true,
    content: 'main h1',
    budgets: {
      // Of the pictures below the first window Chromium fetches four or eight beforehand, by what it thinks of the connection.
      first: { before: 15, rest: 35, scripts: 165.7, wire: 252.6 },
      repeat: { before: 14, rest: 36 },
      offline: { before: 14, rest: 36 },
    },
  },
  {
    path: '/course/hello-my-name-is',
    isSignedIn: true,
    content: 'main h1',
    budgets: {
      first: { before: 17, rest: 30, scripts: 176.8, wire: 302.1 },
      repeat: { before: 17, rest: 31 },
      offline: { before: 17, rest: 31 },
    },
  },
  {
    path: '/course/hello-my-name-is/lesson/hello-my-name-is-2',
    isSignedIn: true,
    content: 'main h1',
    budgets: {
      first: { before: 16, rest: 18, scripts: 171.8, wire: 234.2 },
      // Who was there for two seconds has a place in the outbox: what shows it comes before the content then, and what sends
      // it before the page rests. Whether a visit lasts that long depends on the computer.
      repeat: { before: 17, rest: 28 },
      offline: { before: 17, rest: 26 },
    },
  },
];
