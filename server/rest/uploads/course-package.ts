import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { PACKAGE_PART_BYTES, type PackageAnswer, packagePartSchema } from '#campus/packages/package-upload.ts';
import { once } from '#server/commands/core/once.ts';
import { isTutor } from '#server/commands/learning/is-tutor.ts';
import { setCoursePackage } from '#server/commands/learning/set-course-package.ts';
import { campusVisit } from '#server/http/request-visit.ts';
import type { Scorm } from '#server/model/scorm-shape.ts';
import { importPackage, PACKAGES_FOLDER } from '#server/packages/import-package.ts';
import { PackageFault } from '#server/packages/package-fault.ts';
import { inMegabytes, PACKAGE_LIMITS } from '#server/packages/package-limits.ts';
import { scormOf } from '#server/packages/scorm-of.ts';
import { createUploads, type Uploads } from '#server/packages/uploads.ts';
import { fail, personOfRequest, type RestContext, sendPrivate } from '#server/rest/core/rest-context.ts';

const PART = 'application/octet-stream';

const params = v.object({ id: v.pipe(v.string(), v.maxLength(200)) });

/** What a part is of, and whose. */
type Sent = { tutorId: string; courseId: string; bytes: Buffer } & v.InferOutput<typeof packagePartSchema>;

/** A tutor brings a package for a SCORM unit, part by part (PACKAGE-7). */
export function coursePackageRoutes(context: RestContext, dataDir: string): void {
  const folder = join(dataDir, PACKAGES_FOLDER);
  const uploads = createUploads(folder, context.parts.clock);
  context.app.register(async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser(PART, { parseAs: 'buffer' }, async (_: unknown, body: Buffer) => body);
    app.post('/api/course/:id/package', { bodyLimit: PACKAGE_PART_BYTES }, async (request, reply) => {
      const session = await personOfRequest(context, request, reply);
      if (session === undefined) return fail(reply, 401, 'UNAUTHENTICATED');
      const sent = readPart(request, session.person.id);
      if (sent === undefined) return fail(reply, 400, 'INVALID_INPUT');
      if (!(await teaches(context, request, sent))) return fail(reply, 403, 'NOT_ALLOWED');
      return take(context, { request, reply, folder, uploads, sent });
    });
  });
}

function readPart({ body, params: path, query }: FastifyRequest, tutorId: string): Sent | undefined {
  const place = v.safeParse(packagePartSchema, query);
  const course = v.safeParse(params, path);
  if (!Buffer.isBuffer(body) || body.length === 0 || !place.success || !course.success) return undefined;
  return { tutorId, courseId: course.output.id, bytes: body, ...place.output };
}

/** Asked before anything is written: who teaches nothing leaves no byte on this disk. */
async function teaches({ parts }: RestContext, request: FastifyRequest, { tutorId, courseId }: Sent): Promise<boolean> {
  const course = campusVisit(request).catalogue.courses.get(courseId);
  if (course?.courseType !== 'SCORM') return false;
  return parts.store.transaction((trx) => isTutor(trx, tutorId, courseId));
}

type Taking = { request: FastifyRequest; reply: FastifyReply; folder: string; uploads: Uploads; sent: Sent };

async function take(context: RestContext, { request, reply, folder, uploads, sent }: Taking) {
  const say = (data: PackageAnswer) => sendPrivate(reply, { data });
  const { upload, tutorId, size, offset, bytes } = sent;
  if (size > PACKAGE_LIMITS.archive)
    return say({ is: 'refused', code: 'ARCHIVE_TOO_LARGE', about: inMegabytes(PACKAGE_LIMITS.archive) });
  const received = await uploads.add({ of: `${tutorId}-${upload}`, offset, bytes });
  if (received < size) return say({ is: 'received', bytes: received });
  const taken = await uploads.finish(`${tutorId}-${upload}`, (path) => importScorm(path, folder));
  if ('code' in taken) return say({ is: 'refused', code: taken.code, about: taken.about });
  const { courseId } = sent;
  const organisationId = campusVisit(request).catalogue.organisation.id;
  const now = context.parts.clock();
  const { outcome } = await once(
    context.parts.store,
    { personId: tutorId, key: undefined, request: null, now },
    (trx) => setCoursePackage(trx, { organisationId, tutorId, courseId, scorm: taken, now }),
  );
  if (outcome.is === 'refused') return fail(reply, 403, outcome.code);
  return say({ is: 'taken', title: taken.title, schemaVersion: taken.schemaVersion, size: taken.size });
}

async function importScorm(path: string, folder: string): Promise<Scorm | PackageFault> {
  try {
    return scormOf(await importPackage(path, folder)) ?? new PackageFault('NOT_SCORM');
  } catch (error) {
    if (error instanceof PackageFault) return error;
    throw error;
  }
}
