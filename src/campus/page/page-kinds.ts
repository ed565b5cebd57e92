/** What stands in the page until the app does, by the frame that its screen will have. */
export type OutlineKind = 'auth' | 'page' | 'reader';

type PageKind = {
  path: RegExp;
  outline?: OutlineKind;
  /** Whose: what it showed them last is painted before the app has run (`src/app/snapshot`). */
  snapshotOf?: 'learner' | 'visitor';
  /** Its first screen has texts: a browser that cannot clean them itself is hinted the library that does. */
  hasTexts?: true;
};

/** The login, which the server renders for a first visit. */
export const LOGIN_PAGE: PageKind = {
  path: /^\/(?:partner\/[^/]+\/)?login\/?$/,
  outline: 'auth',
  snapshotOf: 'visitor',
};

/** Kinds of pages, the first that fits. Any other page has no outline. */
const PAGE_KINDS: readonly PageKind[] = [
  LOGIN_PAGE,
  { path: /^\/start\/?$/, outline: 'page', snapshotOf: 'learner' },
  { path: /\/lesson\/[^/]+\/?$/, outline: 'reader', snapshotOf: 'learner', hasTexts: true },
  {
    path: /^\/(?:course\/[^/]+|program\/[^/]+\/unit\/[^/]+)\/?$/,
    outline: 'page',
    snapshotOf: 'learner',
    hasTexts: true,
  },
  { path: /^\/program\/[^/]+\/?$/, outline: 'page', snapshotOf: 'learner', hasTexts: true },
  { path: /^\/(?:terms|privacy-policy|accessibility)\b/, outline: 'page', hasTexts: true },
  {
    path: /^\/(?:$|(?:explore|filter|category|content-providers?|partner\/?$|partner\/[^/]+\/?$))/,
    outline: 'page',
  },
  { path: /^\/(?:partner\/[^/]+\/)?(?:register|forgot-password|reset)\b/, outline: 'auth' },
  { path: /^\/(?:settings|profile|bookmarks|notifications|achievements|list)\b/, outline: 'page' },
];

/** The kind of page at a path; undefined where it has only what every page has. */
export function pageKindOf(pathname: string): PageKind | undefined {
  return PAGE_KINDS.find(({ path }) => path.test(pathname));
}

/** For whom what the page at a path showed is kept; undefined where it is not. */
export function snapshotOwnerAt(pathname: string): PageKind['snapshotOf'] {
  return pageKindOf(pathname)?.snapshotOf;
}
