import { mediaKind } from '#campus/network/media-kind.ts';

/** Names on learners' disks. They are a public API: add and migrate, never rename (STORAGE-8). */
export const DATABASES = {
  device: 'device',
  /** One per account, `campus-<random>`, deleted whole. */
  accountPrefix: 'campus-',
  /** What pages showed last, of whoever is signed in. */
  snapshots: 'snapshots',
} as const;

export const LOCKS = { outbox: 'outbox', session: 'session', saved: 'saved', leaving: 'leaving' } as const;

export const CHANNEL = 'campus';

export const SYNC_TAG = 'outbox';

/** Sent to the worker in waiting, of whatever release: whether it can read what is on the device. */
export const CAN_READ = 'CAN_READ';

/** Sent by the worker to a page: show this path. The page answers by the port that comes with it. */
export const OPEN_PAGE = 'OPEN_PAGE';

/** Where the campus says its organisation's public data, and under which the device keeps them for the pages that its worker makes. */
export const ORGANISATION_URL = '/organisation.json';

/** Where the files of a build lie that only some lessons are shown with (`.ci/build/worker/lesson-parts.ts`). */
export const LESSON_PARTS_FOLDER = '/assets/with-lessons/';

/** Cache Storage, each for files of one kind. Nothing of a person is ever in these. */
export const CACHES = {
  organisation: 'organisation',
  locales: 'locales',
  images: 'images',
  /** Of films, in every language that a film has. */
  subtitles: 'subtitles',
  fonts: 'fonts',
  /** Answers that everybody may read: landing page, texts, terms. */
  publicAnswers: 'public-answers',
  /** What the worker says of a push, in the language that the device was last used in. */
  pushMessages: 'push-words',
  /** Under the address of the worker's code that of the library that it shares with pages: what the data meter has counted. */
  worker: 'worker',
  /** Files of the build that are kept with the lessons that they show, and with no other. */
  lessonParts: 'lesson-parts',
  /** Which of the campus's scripts the browser has compiled code of. */
  compiledCode: 'compiled-code',
} as const;

/** The only entry there; an address that nothing else has. */
export const PUSH_MESSAGES = '/push-words.json';

/** Where a file under `/media/` is kept that nobody saved; a film nowhere, and neither what is of a package. */
export function lookedAtCacheOf(path: string): string | undefined {
  const kind = mediaKind(path);
  if (kind === 'film' || !path.startsWith('/media/')) return undefined;
  return kind === 'subtitles' ? CACHES.subtitles : CACHES.images;
}

/** Files that one person saved; deleted with their database, whose random word it carries. */
export function savedCacheOf(database: string): string {
  return `${SAVED_CACHE_PREFIX}${database.slice(DATABASES.accountPrefix.length)}`;
}

export const SAVED_CACHE_PREFIX = 'saved-';

/** Certificates that one person has fetched; deleted with their database too. */
export function certificatesCacheOf(database: string): string {
  return `papers-${database.slice(DATABASES.accountPrefix.length)}`;
}
