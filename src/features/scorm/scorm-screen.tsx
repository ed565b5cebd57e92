import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { useOpened } from '#cache/saved/use-opened.ts';
import { useCampusQuery } from '#cache/use-campus-query.ts';
import { isClosed } from '#campus/learning/is-closed.ts';
import { runsBeside } from '#campus/player/package-origin.ts';
import { useOrganisation } from '#features/organisation/organisation.ts';
import { Elsewhere } from '#features/player/elsewhere.tsx';
import { useSession } from '#features/session/session.ts';
import { unitQueries } from '#features/units/queries.ts';
import type { CoursePage } from '#features/units/unit-state.ts';
import { Button } from '#ui/actions/button.tsx';
import { NeedsNet } from '#ui/status/needs-net.tsx';
import { Skeleton } from '#ui/status/skeleton.tsx';
import { Instead } from './parts/instead.tsx';
import { Player } from './parts/player.tsx';
import { usePrepared } from './use-prepared.ts';
import type { ScormMetadata } from './use-visit.ts';

type Props = {
  courseId: string;
  moduleId?: string;
  from?: string | undefined;
  look?: true | undefined;
};

/** A SCORM package on the whole screen (PACKAGE-8): nothing of the app but a slim line above it. */
export function ScormScreen({ courseId, moduleId, from, look }: Props): ReactNode {
  const { language } = useSession();
  const [attempt, setAttempt] = useState(0);
  const { course } = useCampusQuery(unitQueries.course(courseId, language, moduleId)).data;
  useOpened({ kind: 'COURSE', id: courseId, ...(moduleId === undefined ? {} : { moduleId }) });
  if (course === null) return null;
  const place = { course, moduleId };
  const { scormMetadata: metadata } = course;
  if (metadata === null)
    return (
      <Instead {...place}>
        <Trans>This course has nothing to open yet.</Trans>
      </Instead>
    );
  if (isClosed(course))
    return (
      <Instead {...place}>
        <Trans>This course is not open to you yet. Its page says why.</Trans>
      </Instead>
    );
  return (
    <Prepare
      key={attempt}
      {...place}
      {...{ metadata, from, isReview: look === true }}
      onAgain={() => setAttempt(attempt + 1)}
    />
  );
}

type PrepareProps = {
  course: CoursePage;
  metadata: ScormMetadata;
  moduleId: string | undefined;
  from: string | undefined;
  isReview: boolean;
  onAgain: () => void;
};

function Prepare(props: PrepareProps): ReactNode {
  const { course, moduleId, metadata, onAgain } = props;
  const prepared = usePrepared(metadata.packageId);
  const organisation = useOrganisation();
  const place = { course, moduleId };
  if (!runsBeside(organisation, location.hostname))
    return (
      <Instead {...place} action={<Elsewhere />}>
        <Trans>Interactive courses run at the campus’s own address only.</Trans>
      </Instead>
    );
  switch (prepared.is) {
    case 'loading':
      return (
        <Instead {...place}>
          <Skeleton shape="box" />
        </Instead>
      );
    case 'ready':
      return <Player {...props} prepared={prepared} />;
    case 'offline':
      return (
        <Instead {...place} action={<Again onAgain={onAgain} />}>
          <NeedsNet>
            <Trans>Next time, save the course on this device. Then it opens anywhere.</Trans>
          </NeedsNet>
        </Instead>
      );
    case 'failed':
      return (
        <Instead {...place} action={<Again onAgain={onAgain} />}>
          <Trans>The course could not be loaded.</Trans>
        </Instead>
      );
    default:
      return prepared satisfies never;
  }
}

function Again({ onAgain }: { onAgain: () => void }): ReactNode {
  return (
    <Button variant="tonal" onClick={onAgain}>
      <Trans>Try again</Trans>
    </Button>
  );
}
