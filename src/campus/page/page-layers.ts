/** What stands in the page until the app does, by the frame that its screen will have. */
export type OutlineKind = 'auth' | 'page' | 'reader';

type PageKind = {
  path: RegExp;
  /** The last layer of files that it needs (`.ci/build/chunk-groups.ts`). */
  layer: string;
  /** A layer that its scripts find only when they run, and that its first screen waits for. */
  alsoNeeds?: string;
  outline?: OutlineKind;
  /** What it showed its learner last is painted before the app has run (`src/app/snapshot`). */
  hasSnapshot?: true;
};

/** Kinds of pages, the first that fits. Any other page has the shell's files alone, and no outline. */
export const PAGE_KINDS: readonly PageKind[] = [
  { layer: 'login', path: /^\/(?:partner\/[^/]+\/)?login\/?$/, outline: 'auth' },
  { layer: 'home', path: /^\/start\/?$/, outline: 'page', hasSnapshot: true },
  { layer: 'lesson', alsoNeeds: 'learner', path: /\/lesson\/[^/]+\/?$/, outline: 'reader', hasSnapshot: true },
  {
    layer: 'units',
    path: /^\/(?:course\/[^/]+|program\/[^/]+\/unit\/[^/]+)\/?$/,
    outline: 'page',
    hasSnapshot: true,
  },
  { layer: 'program', path: /^\/program\/[^/]+\/?$/, outline: 'page', hasSnapshot: true },
  { layer: 'public', path: /^\/embed\b/ },
  { layer: 'public', path: /^\/(?:terms|privacy-policy|accessibility)\b/, outline: 'page' },
  {
    layer: 'public',
    path: /^\/(?:$|(?:explore|filter|category|content-providers?|partner\/?$|partner\/[^/]+\/?$))/,
    outline: 'page',
  },
  { layer: 'account', path: /^\/(?:partner\/[^/]+\/)?(?:register|forgot-password|reset)\b/, outline: 'auth' },
  { layer: 'account', path: /^\/logout\b/ },
  {
    layer: 'own',
    path: /^\/(?:settings|profile|bookmarks|notifications|achievements|list)\b/,
    outline: 'page',
  },
];

/** The kind of page at a path; undefined where it has only what every page has. */
export function pageKindOf(pathname: string): PageKind | undefined {
  return PAGE_KINDS.find(({ path }) => path.test(pathname));
}

/** Whether what the page at a path showed is kept for its learner. */
export function hasSnapshot(pathname: string): boolean {
  return pageKindOf(pathname)?.hasSnapshot === true;
}
