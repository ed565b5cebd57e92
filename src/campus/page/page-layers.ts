/** What stands in the page until the app does, by the frame that its screen will have. */
export type OutlineKind = 'auth' | 'page' | 'reader';

type PageKind = {
  path: RegExp;
  /** The last layer of files that it needs (`.ci/build/chunk-groups.ts`). */
  layer: string;
  /** A layer that its scripts find only when they run, and that its first screen waits for. */
  alsoNeeds?: string;
  outline?: OutlineKind;
  /** Whose: what it showed them last is painted before the app has run (`src/app/snapshot`). */
  snapshotOf?: 'learner' | 'visitor';
  /** Its screens say more than the catalogue of the daily pages has (`.ci/build/message-places.ts`). */
  hasMore?: true;
  /** Its first screen has texts: a browser that cannot clean them itself is hinted the library that does. */
  hasTexts?: true;
};

/** The library by which browsers without a sanitiser of their own clean texts (`.ci/build/chunk-groups.ts`). */
export const SANITISER_LAYER = 'sanitiser';

/** Kinds of pages, the first that fits. Any other page has the shell's files alone, and no outline. */
export const PAGE_KINDS: readonly PageKind[] = [
  { layer: 'login', path: /^\/(?:partner\/[^/]+\/)?login\/?$/, outline: 'auth', snapshotOf: 'visitor', hasMore: true },
  { layer: 'home', path: /^\/start\/?$/, outline: 'page', snapshotOf: 'learner' },
  {
    layer: 'lesson',
    alsoNeeds: 'learner',
    path: /\/lesson\/[^/]+\/?$/,
    outline: 'reader',
    snapshotOf: 'learner',
    hasTexts: true,
  },
  {
    layer: 'units',
    path: /^\/(?:course\/[^/]+|program\/[^/]+\/unit\/[^/]+)\/?$/,
    outline: 'page',
    snapshotOf: 'learner',
    hasTexts: true,
  },
  { layer: 'program', path: /^\/program\/[^/]+\/?$/, outline: 'page', snapshotOf: 'learner', hasTexts: true },
  { layer: 'public', path: /^\/embed\b/, hasMore: true },
  {
    layer: 'public',
    path: /^\/(?:terms|privacy-policy|accessibility)\b/,
    outline: 'page',
    hasMore: true,
    hasTexts: true,
  },
  {
    layer: 'public',
    path: /^\/(?:$|(?:explore|filter|category|content-providers?|partner\/?$|partner\/[^/]+\/?$))/,
    outline: 'page',
    hasMore: true,
  },
  {
    layer: 'account',
    path: /^\/(?:partner\/[^/]+\/)?(?:register|forgot-password|reset)\b/,
    outline: 'auth',
    hasMore: true,
  },
  { layer: 'account', path: /^\/logout\b/, hasMore: true },
  {
    layer: 'own',
    path: /^\/(?:settings|profile|bookmarks|notifications|achievements|list)\b/,
    outline: 'page',
    hasMore: true,
  },
];

/** The kind of page at a path; undefined where it has only what every page has. */
export function pageKindOf(pathname: string): PageKind | undefined {
  return PAGE_KINDS.find(({ path }) => path.test(pathname));
}

/** For whom what the page at a path showed is kept; undefined where it is not. */
export function snapshotOwnerAt(pathname: string): PageKind['snapshotOf'] {
  return pageKindOf(pathname)?.snapshotOf;
}
