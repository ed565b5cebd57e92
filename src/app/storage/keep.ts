import type { QueryClient } from '@tanstack/react-query';
import { hashOf, type Read, type Row } from '#cache/campus-query.ts';
import { exceptMissing } from '#cache/fetch-row.ts';
import { servicesOf } from '#cache/services.ts';
import { warm } from '#cache/warm.ts';
import type { LanguageCode } from '#campus/languages.ts';
import { type MediaKind, mediaKind } from '#campus/network/media-kind.ts';
import { achievementQueries } from '#features/achievements/queries.ts';
import { boardQueries } from '#features/boards/queries.ts';
import { docCheckOf, isAsked } from '#features/doc-check/doc-check.ts';
import { docCheckQueries } from '#features/doc-check/queries.ts';
import { exploreQueries } from '#features/explore/queries.ts';
import { homeQueries } from '#features/home/queries.ts';
import { lessonQueries } from '#features/lessons/queries.ts';
import { listQueries } from '#features/lists/queries.ts';
import { notificationQueries } from '#features/notifications/queries.ts';
import { baseQueries } from '#features/onboarding/queries.ts';
import { profileQueries } from '#features/profile/queries.ts';
import { settingsQueries } from '#features/settings/queries.ts';
import { surveyPageQueries } from '#features/surveys/page-queries.ts';
import { surveyQueries } from '#features/surveys/queries.ts';
import { boardsOf } from '#features/units/boards-of.ts';
import { unitQueries } from '#features/units/queries.ts';
import { userContentQueries } from '#features/user-content/queries.ts';

const HOUR = 60 * 60 * 1000;
/** How old a row may be before the network is asked again in advance (OFFLINE-8). */
const FRESH = { personal: HOUR, catalogue: 24 * HOUR, lesson: 7 * 24 * HOUR } as const;

/** In a field of its own, or in a text with its quotes escaped. */
const MEDIA = /"(\/media\/[\w.-]+)/g;

type KeptMedia = { pictures: string[]; subtitles: string[] };

/**
 * What opens without a network though it was never opened: OFFLINE-1, nothing else. Returns the pictures and subtitles that
 * belong to it; films come when somebody saves or plays them. Gives up at the first read that can be had neither here nor
 * there.
 */
export async function keepForOffline(client: QueryClient, language: LanguageCode): Promise<KeptMedia> {
  const found: Record<MediaKind, Set<string>> = { picture: new Set(), subtitles: new Set(), film: new Set() };
  const keepText: Keep = async (read, maxAge) => {
    const answer = await warm(client, read, maxAge);
    if (!(await opensOffline(client, read))) throw new Error('This device has not kept what it was given.');
    return answer;
  };
  const keep: Keep = async (read, maxAge) => {
    const answer = await keepText(read, maxAge);
    for (const [, url] of JSON.stringify(answer).matchAll(MEDIA)) if (url !== undefined) found[mediaKind(url)].add(url);
    return answer;
  };
  // One that is about a unit is kept before the unit is finished: the finish may come without a network (SURVEY-3).
  const keepSurvey = (identifier: string) =>
    keep(surveyPageQueries.one(identifier, language), FRESH.personal).catch(exceptMissing);
  const keepCourse = async (id: string, moduleId?: string): Promise<void> => {
    const { course } = await keep(unitQueries.course(id, language), FRESH.catalogue);
    // Cards outside of the module lead to the course alone, those inside to the course in its module.
    if (moduleId !== undefined) await keep(unitQueries.course(id, language, moduleId), FRESH.catalogue);
    for (const board of course === null ? [] : boardsOf(course))
      await keep(boardQueries.latest(board, language), FRESH.personal);
    // What was made in a project is a page of its own (UGC-11).
    for (const made of course?.userContents ?? [])
      await keep(userContentQueries.one(made.id, language), FRESH.personal).catch(exceptMissing);
    if (course?.feedbackSurvey) await keepSurvey(course.feedbackSurvey.identifier);
    for (const lesson of course?.lessons ?? []) await keep(lessonQueries.one(lesson.id, id, language), FRESH.lesson);
  };

  await keep(baseQueries.appBaseData(language), FRESH.personal);
  const home = await keep(homeQueries.start(language), FRESH.personal);
  const { viewer } = home;
  const { viewer: lists } = await keep(listQueries.mine(language), FRESH.personal);
  await keepOwnPages(keep, language);
  if (isAsked(docCheckOf(home))) await keep(docCheckQueries.mine(), FRESH.personal);
  const { viewer: asked } = await keep(surveyQueries.list(language), FRESH.personal);
  for (const { identifier } of asked.surveys) await keepSurvey(identifier);
  // Pictures of what nobody has taken come with the first look at them: those of a whole catalogue may be many megabytes.
  await keepText(exploreQueries.catalogue(language), FRESH.catalogue);
  for (const module of viewer.modules) {
    await keep(unitQueries.module(module.id, language), FRESH.catalogue);
    for (const course of module.courseIds) await keepCourse(course.id, module.id);
  }
  for (const course of viewer.enrolledUnits) await keepCourse(course.id);
  // Times, places and links of what one has a place in, though its unit may not be begun (OFFLINE-1).
  for (const { course } of viewer.upcomingAppointmentRuns)
    if (!viewer.enrolledUnits.some(({ id }) => id === course.id)) await keepCourse(course.id);
  for (const list of lists.contentLists) await keep(listQueries.one(list.id, language), FRESH.personal);
  return { pictures: [...found.picture], subtitles: [...found.subtitles] };
}

type Keep = <A>(read: Read<A>, maxAge: number) => Promise<A>;

/** What is about the person alone. */
async function keepOwnPages(keep: Keep, language: LanguageCode): Promise<void> {
  await keep(achievementQueries.mine(language), FRESH.personal);
  await keep(profileQueries.mine(language), FRESH.personal);
  await keep(settingsQueries.account(), FRESH.personal);
  await keep(settingsQueries.nudges(), FRESH.personal);
  await keep(settingsQueries.consents(language), FRESH.personal);
  await keep(settingsQueries.sessions(), FRESH.personal);
  await keep(notificationQueries.latest(language), FRESH.personal);
  await keep(notificationQueries.unread(language), FRESH.personal);
}

/** Reading goes on where the disk is full or broken, but what is not on it is not reported as there. */
async function opensOffline(client: QueryClient, read: Read<unknown>): Promise<boolean> {
  const isMadeHere = (client.getQueryData<Row<unknown>>(read.key)?.asOf ?? 0) < 0;
  return isMadeHere || (await servicesOf(client).rows.get(hashOf(read.key))) !== undefined;
}
