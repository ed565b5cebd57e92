import * as v from 'valibot';
import { reducedSessions } from '#campus/scorm/reduced-sessions.ts';
import { scormDataSchema } from '#campus/scorm/scorm-data.ts';
import { recordScorm } from '#server/commands/learning/record-scorm.ts';
import { act, payloadOf } from '#server/graphql/core/act.ts';
import type { MutationUpdateParticipantScormDataArgs, ScormMetadata } from '#server/graphql/core/schema.gen.ts';
import { type CourseSource, visibleCourse } from '#server/graphql/core/sources.ts';
import type { CampusContext } from '#server/http/context.ts';
import { refused } from '#server/model/command-result.ts';
import { packagePath } from '#server/packages/import-package.ts';
import { readScormSessions } from '#server/store/people/scorm-sessions.ts';
import { rulesOf } from './progress.ts';

/** What a SCORM unit has beside the fields of every unit. */
export const scormFields = {
  scormMetadata: ({ course: { scorm } }: CourseSource): ScormMetadata | null =>
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
  participantAdditionalData: async ({ course: { id, scorm } }: CourseSource, _: unknown, context: CampusContext) => {
    const { person, parts } = context;
    if (person === undefined || scorm === null) return null;
    const { packageId } = scorm;
    const sessions = await readScormSessions(parts.store.read, { personId: person.id, courseId: id, packageId });
    return { sessions: reducedSessions(sessions, scorm.version) };
  },
};

export const scormMutations = {
  updateParticipantScormData: async (
    _: unknown,
    args: MutationUpdateParticipantScormDataArgs,
    context: CampusContext,
  ) => {
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
};
