import { Plural, Trans } from '@lingui/react/macro';
import ExternalLink from 'lucide-react/icons/external-link';
import Users from 'lucide-react/icons/users';
import type { ReactNode } from 'react';
import type { Run } from '#campus/appointments/run.ts';
import { webAddress } from '#campus/text/web-address.ts';
import type { AppointmentCourse } from '#features/appointments/appointment-course.ts';
import { Duration } from '#features/learning-items/duration.tsx';
import { Fact } from '#features/learning-items/fact.tsx';
import { ButtonLink } from '#ui/actions/button.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Moment } from '#ui/text/moment.tsx';
import { Text } from '#ui/text/text.tsx';
import { RunActions } from './run-actions.tsx';

type Props = {
  course: AppointmentCourse;
  moduleId: string | undefined;
  run: Run;
  now: Date;
  /** The unit has no other: it needs no name. */
  isOne: boolean;
  /** It has dates beside the one on top. */
  hasMore: boolean;
  /** Its next date stands on top of the page, and with it what can be done about all of it. */
  isNext: boolean;
};

/** From when to when a run goes, how long it takes, and who is in it (LIVE-1). */
export function RunFacts(props: Props): ReactNode {
  const { course, moduleId, run, now, isNext } = props;
  const address = webAddress(run.url);
  return (
    <>
      <Title {...props} />
      {!run.isActive && (
        <Text tone="muted">
          <Trans>Closed: nobody can register any more.</Trans>
        </Text>
      )}
      <Row gap="md">
        <Duration minutes={run.duration} />
        {run.numberOfParticipants > 0 && (
          <Fact icon={Users}>
            <Plural value={run.numberOfParticipants} one="# person takes part" other="# people take part" />
          </Fact>
        )}
      </Row>
      {address !== undefined && (
        <Row>
          <ButtonLink href={address} target="_blank" rel="noopener noreferrer" variant="outline" icon={ExternalLink}>
            <Trans>Open the project room</Trans>
          </ButtonLink>
        </Row>
      )}
      {!isNext && <RunActions course={course} moduleId={moduleId} run={run} now={now} />}
    </>
  );
}

/** By its time where there are several; one alone needs no name where its only date stands on top of the page. */
function Title({ run, isOne, hasMore }: Props): ReactNode {
  const { start, end } = run;
  if (start === null || end === null)
    return (
      <Heading level={2}>
        <Trans>Take part</Trans>
      </Heading>
    );
  if (isOne)
    return <Heading level={2}>{hasMore ? <Trans>More dates</Trans> : <Trans>About this round</Trans>}</Heading>;
  return (
    <Heading level={2}>
      <Trans>
        <Moment at={new Date(start)} form="date" /> to <Moment at={new Date(end)} form="date" />
      </Trans>
    </Heading>
  );
}
