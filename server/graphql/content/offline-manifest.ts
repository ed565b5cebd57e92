import { createHash } from 'node:crypto';
import { hasRuns } from '#campus/appointments/has-runs.ts';
import { unauthenticated } from '#server/graphql/core/graphql-errors.ts';
import type { OfflineDocument, OfflineManifest, QueryOfflineManifestArgs } from '#server/graphql/core/schema.gen.ts';
import { visibleCourse, visibleCourses, visibleModule } from '#server/graphql/core/sources.ts';
import type { CampusContext } from '#server/http/context.ts';
import { inLanguage } from '#server/model/in-language.ts';
import { textIn } from '#server/model/localized.ts';
import type { Course } from '#server/model/shapes.ts';

/** A document with all that it shows, still in every language. */
interface Content {
  readonly kind: OfflineDocument['kind'];
  readonly id: string;
  readonly courseId: string | null;
  readonly content: unknown;
}

/** Seen by whoever may see the unit; for people only, since lessons are (AUTH-3). */
export async function offlineManifest(
  { kind, id }: QueryOfflineManifestArgs,
  context: CampusContext,
): Promise<OfflineManifest | null> {
  if (context.person === undefined) throw unauthenticated();
  const contents = kind === 'MODULE' ? await ofModule(context, id) : await ofCourse(context, id);
  if (contents === undefined) return null;
  const shown = contents.map((one) => ({ ...one, text: JSON.stringify(inLanguage(one.content, context.languages)) }));
  const documents = shown.map(({ kind, id, courseId, text }) => ({
    kind,
    id,
    courseId,
    size: Buffer.byteLength(text),
    hash: digest(text),
  }));
  const files = await filesIn(
    shown.map(({ text }) => text),
    context,
  );
  const packages = await packagesIn(
    shown.map(({ text }) => text),
    context,
  );
  const revision = digest(JSON.stringify([documents, files, packages.map(({ id, player }) => [id, player])]));
  return { kind, id, revision, documents, files, packages };
}

async function ofModule(context: CampusContext, id: string): Promise<Content[] | undefined> {
  const found = await visibleModule(context, id);
  if (found === undefined) return undefined;
  const courses = await visibleCourses(
    context,
    found.module.courses.map(({ course }) => course),
  );
  // The module's page shows the heads of its courses too: what changes there changes the page.
  const heads = await Promise.all(
    courses.map(async ({ course }) => {
      const { lessons: _, ...head } = course;
      return { ...head, ...(await datesOf(course, context)) };
    }),
  );
  const parts = await Promise.all(courses.map(({ course }) => ofCourse(context, course.id)));
  return [
    { kind: 'MODULE', id, courseId: null, content: { module: found.module, heads } },
    ...parts.flatMap((contents) => contents ?? []),
  ];
}

async function ofCourse(context: CampusContext, id: string): Promise<Content[] | undefined> {
  const found = await visibleCourse(context, id);
  if (found === undefined) return undefined;
  const providers = found.course.providers.map((provider) => context.catalogue.providers.get(provider)?.name);
  const needed = found.course.prerequisite && context.catalogue.courses.get(found.course.prerequisite.course);
  const tags = context.catalogue.tags.filter((tag) => found.course.tags.includes(tag.id));
  const lessons = await context.content.lessonsOf(id);
  return [
    {
      kind: 'COURSE',
      id,
      courseId: null,
      content: {
        course: found.course,
        providers,
        tags,
        prerequisite: needed?.denomination,
        ...(await datesOf(found.course, context)),
      },
    },
    ...lessons.map((lesson): Content => ({ kind: 'LESSON', id: lesson.id, courseId: id, content: lesson })),
  ];
}

/** What the organisation says of its runs and dates; how many places are taken is what people do, and changes no revision. */
async function datesOf({ id, courseType }: Course, { content }: CampusContext) {
  if (!hasRuns(courseType)) return {};
  const runs = (await content.runsOf(id)).map(({ id, is_active, enroll_to_all, zone, url }) => ({
    id,
    is_active,
    enroll_to_all,
    zone,
    url,
  }));
  const dates = (await content.datesOf(id)).map((date) => ({
    id: date.id,
    run: date.run_id,
    start: date.start,
    end: date.end,
    deadline: date.registration_deadline,
    denomination: textIn(date.denomination),
    description: textIn(date.description),
    location: textIn(date.location),
    latitude: date.latitude,
    longitude: date.longitude,
    url: date.url,
    places: date.max_participants,
    type: date.type,
    until: date.interval_end,
    certificate: date.has_certificate,
  }));
  return { runs, dates };
}

/** Every file that the texts name, wherever it stands in them. One that is not on the disk opens for nobody. */
async function filesIn(texts: readonly string[], { parts }: CampusContext) {
  const urls = new Set(texts.flatMap((text) => text.match(/\/media\/[\w.-]+/g) ?? []));
  const files = await Promise.all(
    [...urls].map(async (url) => {
      const facts = await parts.media.factsOf(url);
      return facts && { url, ...facts };
    }),
  );
  return files.filter((file) => file !== undefined);
}

/** Every package that the texts name, as the campus itself writes it: of the course or in a lesson. */
async function packagesIn(texts: readonly string[], { parts, catalogue }: CampusContext) {
  const named = texts.flatMap((text) => [...text.matchAll(/"packageId":"([0-9a-f]{32})"/g)].map(([, id = '']) => id));
  const ids = [...new Set(named)].filter((id) => catalogue.packageIds.has(id));
  const packages = await Promise.all(ids.map((id) => parts.packages.of(id)));
  return packages.filter((one) => one !== undefined).map((one) => ({ ...one, files: [...one.files] }));
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
