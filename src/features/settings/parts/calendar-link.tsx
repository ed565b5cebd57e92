import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import Copy from 'lucide-react/icons/copy';
import { type ReactNode, useRef, useState } from 'react';
import { copyText } from '#device/sharing/copy-text.ts';
import { CallFailure } from '#features/calls/call-failure.tsx';
import { NeedsConnection } from '#features/calls/needs-connection.tsx';
import { useOnline } from '#features/calls/online.ts';
import { useCampusCall } from '#features/calls/use-campus-call.ts';
import { useSession } from '#features/session/session.ts';
import { createCalendarLink, deleteCalendarLink } from '#features/settings/calendar-link.ts';
import { settingsQueries } from '#features/settings/queries.ts';
import { Button, ButtonLink } from '#ui/actions/button.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { notify } from '#ui/overlays/notify.ts';
import { Heading } from '#ui/text/heading.tsx';
import { Moment } from '#ui/text/moment.tsx';
import { Text } from '#ui/text/text.tsx';
import * as styles from './settings.css.ts';

/** The person's dates in their own calendar: an address that it subscribes to (LIVE-27). */
export function CalendarLink({ since }: { since: string | undefined }): ReactNode {
  const { wire } = useSession();
  const client = useQueryClient();
  const online = useOnline();
  const { pending, failure, run } = useCampusCall();
  const [address, setAddress] = useState<string>();
  const make = useRef<HTMLButtonElement>(null);
  const read = () => client.invalidateQueries({ queryKey: settingsQueries.nudges().key });
  const create = (): void =>
    void run(async () => {
      setAddress(await createCalendarLink(wire));
      await read();
    });
  const stop = (): void =>
    void run(async () => {
      await deleteCalendarLink(wire);
      setAddress(undefined);
      make.current?.focus();
      await read();
    });
  return (
    <Stack as="section" gap="sm">
      <Heading level={2} size="title-m">
        <Trans>Your dates in your calendar</Trans>
      </Heading>
      <Text>
        <Trans>
          Your calendar app can show the dates that you are registered for. It follows when one is moved or cancelled.
        </Trans>
      </Text>
      <Text tone="muted">
        <Trans>Whoever has the address sees your dates. Keep it to yourself.</Trans>
      </Text>
      {since !== undefined && (
        <Text>
          <Trans>
            Linked since <Moment at={new Date(since)} />
          </Trans>
        </Text>
      )}
      <div role="status">{address !== undefined && <Address of={address} />}</div>
      <CallFailure failure={failure} />
      {online ? (
        <Row gap="xs">
          <Button ref={make} variant="outline" icon={CalendarPlus} pending={pending} onClick={create}>
            {since === undefined ? <Trans>Make an address</Trans> : <Trans>Make a new address</Trans>}
          </Button>
          {since !== undefined && (
            <Button variant="dangerQuiet" pending={pending} onClick={stop}>
              <Trans>Unlink the calendar</Trans>
            </Button>
          )}
        </Row>
      ) : (
        <NeedsConnection />
      )}
      {since !== undefined && (
        <Text size="small" tone="muted">
          <Trans>With a new address or a new password, the address before shows nothing any more.</Trans>
        </Text>
      )}
    </Stack>
  );
}

/** The campus keeps no copy of it: what is not opened or copied now is made anew. */
function Address({ of: address }: { of: string }): ReactNode {
  const { t } = useLingui();
  const copy = async (): Promise<void> => {
    if (await copyText(address)) notify({ kind: 'success', message: t`Copied.` });
    else notify({ kind: 'error', message: t`It could not be copied.` });
  };
  return (
    <Stack gap="xs">
      <Text>
        <Trans>This is your address. It is shown only this once.</Trans>
      </Text>
      <Text translate="no">
        <bdi dir="ltr" className={styles.address}>
          {address}
        </bdi>
      </Text>
      <Row gap="xs">
        <ButtonLink href={address.replace(/^https?:/, 'webcal:')} icon={CalendarPlus}>
          <Trans>Open in my calendar</Trans>
        </ButtonLink>
        <Button variant="outline" icon={Copy} onClick={() => void copy()}>
          <Trans>Copy the address</Trans>
        </Button>
      </Row>
    </Stack>
  );
}
