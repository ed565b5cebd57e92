import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { CACHES, LESSON_PARTS_FOLDER, ORGANISATION_URL } from '#offline/names.ts';
import { onlyOrganisation } from './kept-organisation.ts';
import { mediaHandler } from './media.ts';
import { withDevice } from './with-device.ts';

const DAY_SECONDS = 24 * 60 * 60;

/** What is kept as it is used: most entries and longest age of each (in days). All of it can be had again. */
const LIMITS = {
  images: { entries: 400, days: 90 },
  subtitles: { entries: 200, days: 90 },
  fonts: { entries: 20, days: 365 },
  locales: { entries: 40, days: 365 },
  lessonParts: { entries: 4, days: 365 },
} as const;

export function routeRuntimeCaches(): void {
  const pictures = kept('images');
  registerRoute(({ url }) => isOurs(url) && url.pathname.startsWith('/icons/'), pictures);
  // Before other media: an organisation's own letters are among them.
  registerRoute(
    ({ url, request }) => isOurs(url) && url.pathname.endsWith('.woff2') && !isSaving(request),
    kept('fonts'),
  );
  registerRoute(
    ({ url, request }) => isOurs(url) && url.pathname.startsWith('/media/') && !isSaving(request),
    mediaHandler({
      pictures,
      subtitles: kept('subtitles'),
      film: (request) => withDevice().streamFilm(request),
    }),
  );
  // The address carries the build, so a catalogue never meets another build's code.
  registerRoute(({ url }) => isOurs(url) && url.pathname.startsWith('/locales/'), kept('locales'));
  registerRoute(({ url }) => isOurs(url) && url.pathname.startsWith(LESSON_PARTS_FOLDER), kept('lessonParts'));
  registerRoute(
    ({ url }) => isOurs(url) && url.pathname === ORGANISATION_URL,
    new NetworkFirst({ cacheName: CACHES.organisation, plugins: [{ cacheWillUpdate: onlyOrganisation }] }),
  );
}

function kept(name: keyof typeof LIMITS): CacheFirst {
  const { entries, days } = LIMITS[name];
  return new CacheFirst({
    cacheName: CACHES[name],
    plugins: [
      new CacheableResponsePlugin({ statuses: [200] }),
      new ExpirationPlugin({
        maxEntries: entries,
        maxAgeSeconds: days * DAY_SECONDS,
        purgeOnQuotaError: name === 'images',
      }),
    ],
  });
}

/** What is being saved (a player has fonts too) comes with `no-store`, past the worker: it keeps and counts its bytes itself, once. */
function isSaving({ cache }: Request): boolean {
  return cache === 'no-store';
}

/** Other hosts are never cached: nobody asked for their bytes to stay. */
function isOurs(url: URL): boolean {
  return url.origin === location.origin;
}
