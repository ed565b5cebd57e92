import type { QueryClient } from '@tanstack/react-query';
import { hashOf, type Read, type Row } from '#cache/campus-query.ts';
import { exceptMissing } from '#cache/fetch-row.ts';
import { servicesOf } from '#cache/services.ts';
import { warm } from '#cache/warm.ts';
import type { LanguageCode } from '#campus/languages.ts';
import { BATCH_MAX } from '#campus/network/load-limits.ts';
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
import { type LessonParts, lessonPartsOf } from './lesson-parts.ts';

const HOUR = 60 * 60 * 1000;
/** How old a row may be before the network is asked again in advance (OFFLINE-8). */
const FRESH = { personal: HOUR, catalogue: 24 * HOUR, lesson: 7 * 24 * HOUR } as const;

/** In a field of its own, or in a text with its quotes escaped. */
const MEDIA = /"(\/media\/[\w.-]+)/g;

/** `lessonParts`: files of the build. */
type KeptFiles = { pictures: string[]; subtitles: string[]; lessonParts: string[] };

/** Keeps one read, and answers what else has to be kept for what it says. */
type Task = () => Promise<Task[]>;
type Keep = <A>(read: Read<A>, maxAge: number, next?: (answer: A) => Task[]) => Task;

/**
 * What opens without a network though it was never opened: OFFLINE-1, nothing else. Returns the pictures, subtitles and
 * files of the build that belong to it; films come when somebody saves or plays them. A few reads at a time, which are one request where they have to
 * be asked, and what belongs to a unit before the next one. Gives up at the first read that can be had neither here nor there.
 */
export async function keepForOffline(
  client: QueryClient,
  language: LanguageCode,
  lessonParts: LessonParts,
): Promise<KeptFiles> {
  const shownWith = new Set<string>();
  const found: Record<MediaKind, Set<string>> = { picture: new Set(), subtitles: new Set(), film: new Set() };
  const keepText: Keep =
    (read, maxAge, next = () => []) =>
    async () => {
      const answer = await warm(client, read, maxAge, true);
      if (!(await opensOffline(client, read))) throw new Error('This device has not kept what it was given.');
      return next(answer);
    };
  const keep: Keep = (read, maxAge, next = () => []) =>
    keepText(read, maxAge, (answer) => {
      const text = JSON.stringify(answer);
      for (const [, url] of text.matchAll(MEDIA)) if (url !== undefined) found[mediaKind(url)].add(url);
      for (const file of lessonPartsOf(text, lessonParts)) shownWith.add(file);
      return next(answer);
    });

  const open = tasks(language, keep, keepText);
  while (open.length > 0) {
    const more = await Promise.all(open.splice(0, BATCH_MAX).map((task) => task()));
    open.unshift(...more.flat());
  }
  return { pictures: [...found.picture], subtitles: [...found.subtitles], lessonParts: [...shownWith] };
}

function tasks(language: LanguageCode, keep: Keep, keepText: Keep): Task[] {
  const unit = (id: string, moduleId?: string): Task[] => keepUnit(keep, language, id, moduleId);
  return [
    keep(baseQueries.appBaseData(language), FRESH.personal),
    keep(homeQueries.start(language), FRESH.personal, (home) => {
      const { modules, enrolledUnits, upcomingAppointmentRuns } = home.viewer;
      // Those first, each course beside itself in its module: both say the same, which costs next to nothing in one answer.
      const inModules = new Set(modules.flatMap(({ courseIds }) => courseIds.map(({ id }) => id)));
      // Times, places and links of what one has a place in, though its unit may not be begun (OFFLINE-1).
      const comingUp = upcomingAppointmentRuns.filter(
        ({ course }) => !enrolledUnits.some(({ id }) => id === course.id),
      );
      return [
        ...(isAsked(docCheckOf(home)) ? [keep(docCheckQueries.mine(), FRESH.personal)] : []),
        ...modules.flatMap(({ id, courseIds }) => [
          keep(unitQueries.module(id, language), FRESH.catalogue),
          ...courseIds.flatMap((course) => unit(course.id, id)),
        ]),
        ...enrolledUnits.filter(({ id }) => !inModules.has(id)).flatMap(({ id }) => unit(id)),
        ...comingUp.flatMap(({ course }) => unit(course.id)),
      ];
    }),
    keep(listQueries.mine(language), FRESH.personal, ({ viewer }) =>
      viewer.contentLists.map(({ id }) => keep(listQueries.one(id, language), FRESH.personal)),
    ),
    ...ownPages(keep, language),
    keep(surveyQueries.list(language), FRESH.personal, ({ viewer }) =>
      viewer.surveys.map(({ identifier }) => keepSurvey(keep, language, identifier)),
    ),
    // Pictures of what nobody has taken come with the first look at them: those of a whole catalogue may be many megabytes.
    keepText(exploreQueries.catalogue(language), FRESH.catalogue),
  ];
}

/** Cards outside of a module lead to the course alone, those inside to the course in its module. */
function keepUnit(keep: Keep, language: LanguageCode, id: string, moduleId: string | undefined): Task[] {
  const itself = keep(unitQueries.course(id, language), FRESH.catalogue, ({ course }) => {
    if (course === null) return [];
    const { feedbackSurvey, lessons, userContents } = course;
    return [
      ...boardsOf(course).map((board) => keep(boardQueries.latest(board, language), FRESH.personal)),
      // What was made in a project is a page of its own (UGC-11).
      ...userContents.map((made) => unlessMissing(keep(userContentQueries.one(made.id, language), FRESH.personal))),
      // One that is about a unit is kept before the unit is finished: the finish may come without a network (SURVEY-3).
      ...(feedbackSurvey ? [keepSurvey(keep, language, feedbackSurvey.identifier)] : []),
      ...lessons.map((lesson) => keep(lessonQueries.one(lesson.id, id, language), FRESH.lesson)),
    ];
  });
  if (moduleId === undefined) return [itself];
  return [itself, keep(unitQueries.course(id, language, moduleId), FRESH.catalogue)];
}

function keepSurvey(keep: Keep, language: LanguageCode, identifier: string): Task {
  return unlessMissing(keep(surveyPageQueries.one(identifier, language), FRESH.personal));
}

function unlessMissing(task: Task): Task {
  return () =>
    task().catch((error: unknown) => {
      exceptMissing(error);
      return [];
    });
}

/** What is about the person alone. */
function ownPages(keep: Keep, language: LanguageCode): Task[] {
  return [
    keep(achievementQueries.mine(language), FRESH.personal),
    keep(profileQueries.mine(language), FRESH.personal),
    keep(settingsQueries.account(), FRESH.personal),
    keep(settingsQueries.nudges(), FRESH.personal),
    keep(settingsQueries.consents(language), FRESH.personal),
    keep(settingsQueries.sessions(), FRESH.personal),
    keep(notificationQueries.latest(language), FRESH.personal),
    keep(notificationQueries.unread(language), FRESH.personal),
  ];
}

/** Reading goes on where the disk is full or broken, but what is not on it is not reported as there. */
async function opensOffline(client: QueryClient, read: Read<unknown>): Promise<boolean> {
  const isMadeHere = (client.getQueryData<Row<unknown>>(read.key)?.asOf ?? 0) < 0;
  return isMadeHere || (await servicesOf(client).rows.get(hashOf(read.key))) !== undefined;
}
