import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import BadgeCheck from 'lucide-react/icons/badge-check';
import { type ReactNode, useState } from 'react';
import { type Attendee, attendanceQueries } from '#features/attendance/queries.ts';
import { completeCourse } from '#features/attendance/tutor-calls.ts';
import { CallFailure } from '#features/calls/call-failure.tsx';
import { useOnline } from '#features/calls/online.ts';
import { useCampusCall } from '#features/calls/use-campus-call.ts';
import { useSession } from '#features/session/session.ts';
import { Button } from '#ui/actions/button.tsx';
import { Chip } from '#ui/cards/chip.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { notify } from '#ui/overlays/notify.ts';
import { Text } from '#ui/text/text.tsx';

type Props = { courseId: string; attendee: Attendee };

/** Whether somebody has finished the course; their tutor may say that they have (LEARN-6). It is asked first: it stays so. */
export function CompleteButton({ courseId, attendee: { user, courseStatus } }: Props): ReactNode {
  const { t } = useLingui();
  const { wire } = useSession();
  const client = useQueryClient();
  const online = useOnline();
  const [asking, setAsking] = useState(false);
  const { pending, failure, run } = useCampusCall();
  const name = user.publicName;
  if (courseStatus === 'COMPLETED')
    return (
      <Chip tone="success" icon={BadgeCheck}>
        <Trans>Course completed</Trans>
      </Chip>
    );
  if (courseStatus !== 'TAKEN') return null;
  const complete = async (): Promise<void> => {
    if (!(await run(() => completeCourse(wire, { courseId, userId: user.id })))) return;
    setAsking(false);
    notify({ kind: 'success', message: t`Course completed for ${name}` });
    await client.invalidateQueries({ queryKey: attendanceQueries.all() });
  };
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        icon={BadgeCheck}
        aria-disabled={!online}
        onClick={() => online && setAsking(true)}
      >
        <Trans>Complete the course</Trans>
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={
          <Trans>
            Complete the course for <bdi>{name}</bdi>?
          </Trans>
        }
        actions={
          <>
            <Button variant="quiet" onClick={() => setAsking(false)}>
              <Trans>Cancel</Trans>
            </Button>
            <Button pending={pending} onClick={() => void complete()}>
              <Trans>Complete</Trans>
            </Button>
          </>
        }
      >
        <Text>
          <Trans>It counts as finished, with its certificate if it has one. This cannot be taken back.</Trans>
        </Text>
        <CallFailure failure={failure} />
      </Dialog>
    </>
  );
}
