import { Plural, Trans } from '@lingui/react/macro';
import Package from 'lucide-react/icons/package';
import { type ReactNode, useId } from 'react';
import { useIsSaved } from '#cache/saved/use-saved-units.ts';
import { type Attempt, attemptsOf, isFinished } from '#campus/scorm/attempts.ts';
import { wentApart, whyCounts } from '#campus/scorm/why-counts.ts';
import { useOnline } from '#features/calls/online.ts';
import { scormSubjects } from '#features/learning/subjects.ts';
import { ChangeMark } from '#features/sync/change-mark.tsx';
import type { CoursePage } from '#features/units/unit-state.ts';
import { Icon } from '#ui/icon.tsx';
import { List } from '#ui/layout/list.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { NeedsNet } from '#ui/status/needs-net.tsx';
import { FileSize } from '#ui/text/file-name.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Moment } from '#ui/text/moment.tsx';
import { Text } from '#ui/text/text.tsx';
import { PlayLink } from './play-link.tsx';
import { ScormResult } from './scorm-result.tsx';

type Props = {
  course: CoursePage;
  metadata: NonNullable<CoursePage['scormMetadata']>;
  moduleId: string | undefined;
};

/** The package of a unit: what it needs, how far one is in it, and the ways in (PACKAGE-8). */
export function ScormCard({ course, metadata, moduleId }: Props): ReactNode {
  const title = useId();
  const online = useOnline();
  const isSaved = useIsSaved({ kind: 'COURSE', id: course.id, ...(moduleId === undefined ? {} : { moduleId }) });
  const sessions = course.participantAdditionalData?.sessions ?? [];
  const attempts = attemptsOf(sessions, metadata);
  const place = { courseId: course.id, moduleId };
  return (
    <Stack as="section" gap="sm" aria-labelledby={title}>
      <Row gap="xs" wrap={false} align="start">
        <Icon of={Package} />
        <Heading level={2} size="title-s" id={title}>
          <Trans>
            Interactive course · needs <FileSize bytes={metadata.size} />
          </Trans>
        </Heading>
      </Row>
      <ChangeMark subject={scormSubjects(course.id)} />
      <Attempts attempts={attempts} isApart={wentApart(sessions)} place={place} />
      {online || isSaved ? (
        <Ways best={attempts[0]} place={place} isPreview={course.status.denomination === 'PREVIEW'} />
      ) : (
        <NeedsNet>
          <Trans>Next time, save the course on this device. Then it opens anywhere.</Trans>
        </NeedsNet>
      )}
    </Stack>
  );
}

type Place = { courseId: string; moduleId: string | undefined };

type WaysProps = { best: Attempt | undefined; place: Place; isPreview: boolean };

/** In: for the first time, on, once more from the start, or only to look. */
function Ways({ best, place, isPreview }: WaysProps): ReactNode {
  if (best === undefined || isPreview)
    return (
      <PlayLink {...place} look="primary">
        <Trans>Open course</Trans>
      </PlayLink>
    );
  const isDone = isFinished(best.facts);
  return (
    <Row>
      {isDone ? (
        <PlayLink {...place} look="primary" isReview>
          <Trans>Look at it again</Trans>
        </PlayLink>
      ) : (
        <PlayLink {...place} look="primary">
          <Trans>Go on</Trans>
        </PlayLink>
      )}
      <PlayLink {...place} look="outline" from="new">
        <Trans>Start again</Trans>
      </PlayLink>
    </Row>
  );
}

type AttemptsProps = { attempts: readonly Attempt[]; isApart: boolean; place: Place };

/** The attempt that counts, why it does, and all others: nothing that was done is hidden. */
function Attempts({ attempts, isApart, place }: AttemptsProps): ReactNode {
  const [best, ...others] = attempts;
  if (best === undefined) return null;
  return (
    <>
      <ScormResult facts={best.facts} />
      {others.length > 0 && (
        <Text size="small">
          <Why attempts={attempts} /> {isApart && <Trans>You continued on two devices: both attempts are kept.</Trans>}
        </Text>
      )}
      {others.length > 0 && (
        <details>
          <summary>
            <Plural value={others.length} one="# other attempt" other="# other attempts" />
          </summary>
          <List>
            {others.map((attempt) => (
              <li key={attempt.session}>
                <Text size="small" tone="muted">
                  <Moment at={new Date(attempt.endedAt)} />
                </Text>
                <ScormResult facts={attempt.facts} />
                {!isFinished(attempt.facts) && (
                  <PlayLink {...place} look="quiet" from={attempt.session}>
                    <Trans>Go on with this attempt</Trans>
                  </PlayLink>
                )}
              </li>
            ))}
          </List>
        </details>
      )}
    </>
  );
}

function Why({ attempts }: { attempts: readonly Attempt[] }): ReactNode {
  const reason = whyCounts(attempts);
  switch (reason) {
    case 'finished':
      return <Trans>This attempt counts, because it is finished.</Trans>;
    case 'score':
      return <Trans>This attempt counts, because it has the better score.</Trans>;
    case 'latest':
      return <Trans>This attempt counts, because it is the latest.</Trans>;
    case undefined:
      return null;
    default:
      return reason satisfies never;
  }
}
