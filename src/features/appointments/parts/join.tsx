import { Trans, useLingui } from '@lingui/react/macro';
import DoorOpen from 'lucide-react/icons/door-open';
import { type MouseEvent, type ReactNode, Suspense, use } from 'react';
import type { Appointment } from '#campus/appointments/appointment.ts';
import { canBeJoined, joinWindowOf } from '#campus/appointments/join-window.ts';
import { JOIN_CLOSES_MIN, JOIN_OPENS_MIN } from '#campus/limits.ts';
import { webAddress } from '#campus/text/web-address.ts';
import { useOnline } from '#features/calls/online.ts';
import { useSession } from '#features/session/session.ts';
import { activeLanguage } from '#i18n/activate.ts';
import { dateFormats } from '#i18n/format-date.ts';
import { Button, ButtonLink } from '#ui/actions/button.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { notify } from '#ui/overlays/notify.ts';
import { Text } from '#ui/text/text.tsx';

const MINUTE = 60_000;

type Props = { appointment: Appointment; now: Date };

/**
 * Joining: from 15 minutes before the start to 90 after it by the campus's time, else 'join info' says when (LIVE-5). What
 * a tap does is decided at the tap: the page may have slept.
 */
export function Join(props: Props): ReactNode {
  return (
    <Suspense fallback={null}>
      <JoinState {...props} />
    </Suspense>
  );
}

function JoinState({ appointment, now }: Props): ReactNode {
  const { serverNow } = useSession();
  const online = useOnline();
  const info = useJoinInfo(appointment);
  const address = webAddress(appointment.url);
  if (!canBeJoined(appointment) || address === undefined) return null;
  const isOpen = joinWindowOf(appointment, now) === 'open';
  const check = (event: MouseEvent): void => {
    const here = joinWindowOf(appointment, new Date(serverNow()));
    if (here === 'open') return;
    event.preventDefault();
    notify({ kind: 'info', message: info(here) });
  };
  return (
    <Stack gap="2xs" align="start">
      {isOpen ? (
        <ButtonLink
          href={address}
          target="_blank"
          rel="noopener noreferrer"
          variant="accent"
          icon={DoorOpen}
          onClick={check}
        >
          <Trans>Join</Trans>
        </ButtonLink>
      ) : (
        <Button variant="outline" icon={DoorOpen} onClick={check}>
          <Trans>Join</Trans>
        </Button>
      )}
      {(!isOpen || !online) && (
        <Text size="small" tone="muted">
          {isOpen ? <Trans>Joining needs the internet.</Trans> : info(joinWindowOf(appointment, now))}
        </Text>
      )}
    </Stack>
  );
}

function useJoinInfo({ start }: Props['appointment']): (window: 'early' | 'open' | 'late') => string {
  const { t } = useLingui();
  const formats = use(dateFormats(activeLanguage()));
  const [before, after] = [JOIN_OPENS_MIN, JOIN_CLOSES_MIN];
  const opens = formats.dateTime(new Date(Date.parse(start) - before * MINUTE));
  return (window) =>
    window === 'late'
      ? t`The room is closed. It is open until ${after} minutes after the start.`
      : t`The room opens ${before} minutes before the start: ${opens}.`;
}
