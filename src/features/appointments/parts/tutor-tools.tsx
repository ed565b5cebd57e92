import { Trans, useLingui } from '@lingui/react/macro';
import { createLink } from '@tanstack/react-router';
import KeyRound from 'lucide-react/icons/key-round';
import Trash2 from 'lucide-react/icons/trash-2';
import UserCheck from 'lucide-react/icons/user-check';
import { type ReactNode, useState } from 'react';
import type { Appointment } from '#campus/appointments/appointment.ts';
import { hasEnded } from '#campus/appointments/next-appointment.ts';
import { webAddress } from '#campus/text/web-address.ts';
import { deleteAppointment } from '#features/appointments/delete-appointment.ts';
import { usePlacesChanged } from '#features/appointments/use-places-changed.ts';
import { useOnline } from '#features/calls/online.ts';
import { useCampusCall } from '#features/calls/use-campus-call.ts';
import { useSession } from '#features/session/session.ts';
import { Button, ButtonLink } from '#ui/actions/button.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { notify } from '#ui/overlays/notify.ts';
import { Moment } from '#ui/text/moment.tsx';
import { Text } from '#ui/text/text.tsx';
import * as styles from './place-button.css.ts';

const LinkButton = createLink(ButtonLink);

type Props = { appointment: Appointment; courseId: string; now: Date };

/**
 * Of tutors of the course only: the moderator's link, which always opens, who was there, and deleting (LIVE-12,
 * LIVE-13).
 */
export function TutorTools({ appointment, courseId, now }: Props): ReactNode {
  const moderator = webAddress(appointment.moderatorLink);
  return (
    <Row gap="xs" align="start">
      {moderator !== undefined && (
        <ButtonLink
          href={moderator}
          target="_blank"
          rel="noopener noreferrer"
          variant="tonal"
          size="sm"
          icon={KeyRound}
        >
          <Trans>Open as moderator</Trans>
        </ButtonLink>
      )}
      <LinkButton
        to="/course/$courseId/attendance/$appointmentId"
        params={{ courseId, appointmentId: appointment.id }}
        variant="tonal"
        size="sm"
        icon={UserCheck}
      >
        <Trans>Attendance</Trans>
      </LinkButton>
      <Delete appointment={appointment} courseId={courseId} now={now} />
    </Row>
  );
}

function Delete({ appointment, courseId, now }: Props): ReactNode {
  const online = useOnline();
  const [asking, setAsking] = useState(false);
  const isOver = hasEnded(appointment, now);
  const canDelete = online && !isOver;
  return (
    <Stack gap="2xs" align="start">
      <Button
        variant="dangerQuiet"
        size="sm"
        icon={Trash2}
        aria-disabled={!canDelete}
        className={styles.place}
        onClick={() => canDelete && setAsking(true)}
      >
        <Trans>Delete date</Trans>
      </Button>
      {!canDelete && (
        <Text size="small" tone="muted">
          {isOver ? <Trans>It is over, so it stays.</Trans> : <Trans>You can do this when you are online.</Trans>}
        </Text>
      )}
      <Question open={asking} onClose={() => setAsking(false)} appointment={appointment} courseId={courseId} />
    </Stack>
  );
}

type QuestionProps = Pick<Props, 'appointment' | 'courseId'> & { open: boolean; onClose: () => void };

function Question({ open, onClose, appointment, courseId }: QuestionProps): ReactNode {
  const { t } = useLingui();
  const { wire } = useSession();
  const placesChanged = usePlacesChanged(courseId);
  const { pending, run } = useCampusCall();
  const remove = async (): Promise<void> => {
    const isDone = await run(() => deleteAppointment(wire, appointment.id));
    if (isDone) notify({ kind: 'success', message: t`The date was deleted.` });
    else notify({ kind: 'error', message: t`The date could not be deleted.` });
    onClose();
    await placesChanged();
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={<Trans>Delete this date?</Trans>}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            <Trans>Keep it</Trans>
          </Button>
          <Button variant="danger" pending={pending} onClick={() => void remove()}>
            <Trans>Delete date</Trans>
          </Button>
        </>
      }
    >
      <Stack gap="xs">
        <Text size="label" dir="auto">
          {appointment.denomination}
        </Text>
        <Text>
          <Moment at={new Date(appointment.start)} />
        </Text>
        <Text>
          <Trans>Everyone who has a place is notified. The date cannot be restored.</Trans>
        </Text>
      </Stack>
    </Dialog>
  );
}
