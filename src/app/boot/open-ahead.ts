import type { QueryClient } from '@tanstack/react-query';
import type { Read } from '#cache/campus-query.ts';
import { readAhead } from '#cache/read-ahead.ts';
import type { LanguageCode } from '#campus/languages.ts';
import { lessonQueries } from '#features/lessons/queries.ts';
import { loadGates } from '#features/onboarding/load-gates.ts';
import { unitQueries } from '#features/units/queries.ts';
import { readyForNumbers } from '#i18n/format-number.ts';
import { readyForTexts } from '#ui/text/html.tsx';
import type { Campus } from './campus.ts';
import type { CampusRouter } from './router.tsx';
import { whenIdle } from './when-idle.ts';

/** So many pages are made ready at once: what is in sight of a phone. */
const MOST = 6;

/**
 * What a tap on this page most likely leads to is made ready while nobody does anything: the lesson after the one that is
 * read, and the units and lessons that links in sight lead to, each only where the device has it whole. Its rows come into
 * memory, its screen's file is run and numbers can be written; the network is asked for nothing.
 */
export async function openAhead({ language, read }: Campus, router: CampusRouter): Promise<void> {
  const ready = new Set<string>();
  let looks = 0;
  const look = async (): Promise<void> => {
    looks += 1;
    const mine = looks;
    const { signedIn } = read();
    if (signedIn === undefined) return;
    const { client } = signedIn;
    const next = await nextLesson(client, router, language);
    for (const path of [...next, ...pathsInSight()].slice(0, MOST)) {
      if (ready.has(path)) continue;
      await idle();
      // Somebody has gone on, and something else is in sight.
      if (mine !== looks) return;
      ready.add(path);
      await makeReady(client, router, language, path).catch(() => {});
    }
    // For whoever measures (.ci/bench/offline/taps.ts).
    performance.mark('campus:ahead');
  };
  const lookSoon = (): void => whenIdle(look);
  router.subscribe('onRendered', lookSoon);
  addEventListener('scrollend', lookSoon, { passive: true });
  await look();
}

function idle(): Promise<void> {
  return new Promise((resolve) => whenIdle(async () => resolve()));
}

type Place = { id?: string; moduleId?: string; lessonId?: string };

async function makeReady(
  client: QueryClient,
  router: CampusRouter,
  language: LanguageCode,
  path: string,
): Promise<void> {
  const [routes, params, route] = router.getMatchedRoutes(path);
  if (route === undefined) return;
  const reads = readsOf(route.id, params, language);
  if (reads.length === 0) return;
  for (const each of reads) if ((await readAhead(client, each)) === undefined) return;
  // Without a worker the file would come over the network, and perhaps for nothing.
  if (navigator.serviceWorker?.controller == null) return;
  // With the routes around it, which may be others than this page's.
  await Promise.all([readyForTexts(), loadGates(), ...routes.map((each) => router.loadRouteChunk(each))]);
  // In a task of its own: it is the longest of all of this.
  await idle();
  readyForNumbers(language);
}

/** What the screen of a route reads. */
function readsOf(route: string, { id = '', moduleId, lessonId = '' }: Place, language: LanguageCode): Read<unknown>[] {
  const course = unitQueries.course(id, language, moduleId);
  switch (route) {
    case '/_open/program/$id':
      return [unitQueries.module(id, language)];
    case '/_open/course/$id':
      return [course];
    case '/_campus/program/$moduleId/unit/$id':
      return moduleId === undefined ? [] : [course, unitQueries.module(moduleId, language)];
    case '/_campus/course/$id_/lesson/$lessonId':
    case '/_campus/program/$moduleId/unit/$id_/lesson/$lessonId':
      return [course, lessonQueries.one(lessonId, id, language)];
    default:
      return [];
  }
}

/** The way on from the lesson that is shown, which is no link. */
async function nextLesson(client: QueryClient, router: CampusRouter, language: LanguageCode): Promise<string[]> {
  const { pathname } = router.state.location;
  const [, params] = router.getMatchedRoutes(pathname);
  const { id, moduleId, lessonId }: Place = params;
  if (id === undefined || lessonId === undefined) return [];
  const lessons = (await readAhead(client, unitQueries.course(id, language, moduleId)))?.course?.lessons ?? [];
  const next = lessons[lessons.findIndex((each) => each.id === lessonId) + 1];
  return next === undefined ? [] : [pathname.replace(/[^/]+$/, next.id)];
}

/** Where the links on the screen lead, from the top. */
function pathsInSight(): string[] {
  const paths = new Set<string>();
  for (const link of document.querySelectorAll<HTMLAnchorElement>('main a[href^="/"]')) {
    const { top, bottom, height } = link.getBoundingClientRect();
    if (height > 0 && bottom > 0 && top < innerHeight) paths.add(link.pathname);
  }
  return [...paths];
}
