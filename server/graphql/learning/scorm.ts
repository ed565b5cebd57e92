import * as v from 'valibot';
import { reducedSessions } from '#campus/scorm/reduced-sessions.ts';
import { scormDataSchema } from '#campus/scorm/scorm-data.ts';
import { recordScorm } from '#server/commands/learning/record-scorm.ts';
import { act, payloadOf } from '#server/graphql/core/act.ts';
import type { Fields } from '#server/graphql/core/campus-resolvers.ts';
import { visibleCourse } from '#server/graphql/core/sources.ts';
import { refused } from '#server/model/command-result.ts';
import { packagePath } from '#server/packages/import-package.ts';
import { readScormSessions } from '#server/store/people/scorm-sessions.ts';
import { rulesOf } from './progress.ts';

/** What a SCORM unit has beside the fields of every unit. */
export const scormFields = {
  scormMetadata: ({ course: { scorm } }) =>
    scorm && {
      scormSchemaVersion: scorm.schemaVersion,
      scormRecourseUrl: packagePath(scorm.packageId).index,
      scormDirectoryPath: packagePath(scorm.packageId).files,
      scormTitle: scorm.title,
      packageId: scorm.packageId,
      version: scorm.version,
      items: [...scorm.items],
      size: scorm.size,
    },
  participantAdditionalData: async ({ course: { id, scorm } }, _, context) => {
    const { person, parts } = context;
    if (person === undefined || scorm === null) return null;
    const { packageId } = scorm;
    const sessions = await readScormSessions(parts.store.read, { personId: person.id, courseId: id, packageId });
    return { sessions: reducedSessions(sessions, scorm.version) };
  },
} satisfies Fields<'Scorm'>;

export const scormMutations = {
  updateParticipantScormData: async (_, args, context) => {
    const seen = await visibleCourse(context, args.courseId);
    const unit = seen && (await rulesOf(context, seen));
    const data = v.safeParse(scormDataSchema, args.scormData);
    const outcome = await act(context, { field: 'updateParticipantScormData', args }, async (trx, person) => {
      if (unit === undefined) return refused('NOT_FOUND');
      if (!data.success) return refused('INVALID_INPUT');
      const times = { startedAt: new Date(args.startTime), endedAt: new Date(args.endTime) };
      return recordScorm(trx, { personId: person.id, unit, data: data.output, ...times, now: context.now });
    });
    return payloadOf(outcome);
  },
} satisfies Fields<'Mutation'>;
