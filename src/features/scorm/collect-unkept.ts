import type { QueryClient } from '@tanstack/react-query';
import { readCampus } from '#cache/read-campus.ts';
import { send } from '#cache/send.ts';
import type { LanguageCode } from '#campus/languages.ts';
import { type PackageHosts, packageOrigin } from '#campus/player/package-origin.ts';
import { learnerIdOf } from '#campus/scorm/learner-id.ts';
import { frameOutOfSight } from '#device/packages/ask-package-host.ts';
import { type OpenVisit, openVisits } from '#device/packages/open-visits.ts';
import { saveScormState } from '#features/learning/save-scorm-state.ts';
import { unitQueries } from '#features/units/queries.ts';
import type { CoursePage } from '#features/units/unit-state.ts';
import { fitsRequest } from './state-size.ts';
import type { ScormMetadata } from './use-visit.ts';
import { type StateParts, type Unkept, writeUnkept } from './write-states.ts';

type Parts = {
  client: QueryClient;
  language: LanguageCode;
  viewerId: string;
  /** The campus's clock. */
  now: () => number;
  hosts: PackageHosts;
};

/** Stores reports that packages had confirmed when their page closed, including packages that nobody reopens. */
export async function collectUnkept(parts: Parts): Promise<void> {
  for (const visit of openVisits.all()) await collect(parts, visit).catch(() => {});
}

async function collect(parts: Parts, visit: OpenVisit): Promise<void> {
  const { client, language, viewerId, hosts } = parts;
  const { packageId, session } = visit;
  const { course } = await readCampus(client, unitQueries.course(visit.courseId, language, visit.moduleId));
  const metadata = course?.scormMetadata;
  // The course has another package now, so its reports have no place.
  if (course === null || metadata?.packageId !== packageId) return openVisits.end(session);
  const learnerId = await learnerIdOf(viewerId, packageId);
  const unkept: Unkept[] = [];
  const isCollected = await frameOutOfSight(packageOrigin(hosts, packageId), {
    onOpen: (host) => host.send({ type: 'collect', packageId, learnerId }),
    onMessage: async (message, host, end) => {
      if (message.type === 'unkept') unkept.push(message);
      if (message.type === 'left') end(true);
      if (message.type !== 'handed-over') return;
      if (await writeUnkept(stateParts(parts, course, metadata), new Map(), unkept)) host.send({ type: 'collected' });
      else end(false);
    },
  });
  if (isCollected) openVisits.end(session);
}

function stateParts({ client, now }: Parts, course: CoursePage, metadata: ScormMetadata): StateParts {
  return {
    packageId: metadata.packageId,
    rules: metadata,
    counts: course.status.denomination !== 'PREVIEW',
    sessions: () => course.participantAdditionalData?.sessions ?? [],
    now,
    fits: (kept) => fitsRequest(course, kept),
    send: (kept, options) =>
      send(client, saveScormState, { card: course, ...kept }, options).then(
        () => true,
        () => false,
      ),
    onChange: () => {},
  };
}
