import type { QueryClient } from '@tanstack/react-query';
import { readAhead } from '#cache/read-ahead.ts';
import type { LanguageCode } from '#campus/languages.ts';
import { lessonQueries } from '#features/lessons/queries.ts';
import { loadGates } from '#features/onboarding/load-gates.ts';
import { unitQueries } from '#features/units/queries.ts';
import type { CoursePage } from '#features/units/unit-state.ts';
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
 * memory, its screen's file and those of its parts are run and numbers can be written; the network is asked for nothing.
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

type BringParts = () => Promise<void>;
type Place = { id?: string; moduleId?: string; lessonId?: string };

async function makeReady(
  client: QueryClient,
  router: CampusRouter,
  language: LanguageCode,
  path: string,
): Promise<void> {
  const [routes, params, route] = router.getMatchedRoutes(path);
  if (route === undefined) return;
  const bringParts = await rowsOf(client, language, route.id, params);
  if (bringParts === undefined) return;
  // Without a worker the file would come over the network, and perhaps for nothing.
  if (navigator.serviceWorker?.controller == null) return;
  // With the routes around it, which may be others than this page's.
  const files = routes.map((each) => router.loadRouteChunk(each));
  await Promise.all([readyForTexts(), bringParts(), loadGates(), ...files]);
  // In a task of its own: it is the longest of all of this.
  await idle();
  readyForNumbers(language);
}

/**
 * Brings what the screen of a route reads into memory. Undefined where the device does not have all of it; otherwise how the
 * parts come that only such a page has: what knows them lies in the file of its screen.
 */
async function rowsOf(
  client: QueryClient,
  language: LanguageCode,
  route: string,
  { id = '', moduleId, lessonId = '' }: Place,
): Promise<BringParts | undefined> {
  const readCourse = async (): Promise<CoursePage | undefined> =>
    (await readAhead(client, unitQueries.course(id, language, moduleId)))?.course ?? undefined;
  switch (route) {
    case '/_open/program/$id':
      return (await readAhead(client, unitQueries.module(id, language))) && noParts;
    case '/_open/course/$id':
    case '/_campus/program/$moduleId/unit/$id': {
      const course = await readCourse();
      if (course === undefined) return undefined;
      if (moduleId !== undefined && (await readAhead(client, unitQueries.module(moduleId, language))) === undefined)
        return undefined;
      return async () => (await import('#features/units/course-parts.tsx')).readyCourseParts(course);
    }
    case '/_campus/course/$id_/lesson/$lessonId':
    case '/_campus/program/$moduleId/unit/$id_/lesson/$lessonId': {
      const course = await readCourse();
      if (course === undefined) return undefined;
      const lesson = (await readAhead(client, lessonQueries.one(lessonId, id, language)))?.lesson;
      if (lesson == null) return undefined;
      return async () => (await import('#features/lessons/lesson-parts.tsx')).readyLessonParts(course, lesson);
    }
    default:
      return undefined;
  }
}

async function noParts(): Promise<void> {}

/** The way on from the lesson that is shown, which is no link. */
async function nextLesson(client: QueryClient, router: CampusRouter, language: LanguageCode): Promise<string[]> {
  const { pathname } = router.state.location;
  const [, params] = router.getMatchedRoutes(pathname);
  const { id, moduleId, lessonId }: Place = params;
  if (id === undefined || lessonId === undefined) return [];
  const lessons = (await readAhead(client, unitQueries.course(id, language, moduleId)))?.course?.lessons ?? [];
  const next = lessons[lessons.findIndex((each) => each.id === lessonId) + 1];
  return next === undefined ? [] : [pathname.replace(/[^/]+$/, () => next.id)];
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
