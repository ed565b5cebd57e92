import { Plural, Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { useOnline } from '#features/calls/online.ts';
import type { LogoutChoice, UnsentWork } from '#features/session/session.ts';
import { Button } from '#ui/actions/button.tsx';
import { CheckboxRow } from '#ui/forms/checkbox-row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { Text } from '#ui/text/text.tsx';

type Props = {
  /** Undefined while nothing is to be asked. */
  work: UnsentWork | undefined;
  onLeave: (choice: LogoutChoice) => Promise<void>;
  onSend: (choice: LogoutChoice) => Promise<void>;
  onStay: () => void;
};

/** Send now · Keep them locked on this device · Stay signed in · Discard (SESSION-13). */
export function LogoutQuestion({ work, onLeave, onSend, onStay }: Props): ReactNode {
  const online = useOnline();
  const [sending, setSending] = useState(false);
  const [keepCourseFiles, setKeepCourseFiles] = useState(false);
  const count = work?.count ?? 0;
  const canSend = online && work !== undefined && work.count > work.refused.count;
  const send = async (): Promise<void> => {
    setSending(true);
    await onSend({ unsent: 'lock', keepCourseFiles });
    setSending(false);
  };
  return (
    <Dialog
      open={work !== undefined}
      onClose={onStay}
      title={<Plural value={count} one="# change is not sent yet" other="# changes are not sent yet" />}
      actions={
        <>
          <Button variant="dangerQuiet" onClick={() => void onLeave({ unsent: 'discard', keepCourseFiles })}>
            <Plural value={count} one="Discard # change" other="Discard # changes" />
          </Button>
          <Button variant="outline" onClick={onStay}>
            <Trans>Stay signed in</Trans>
          </Button>
          {work?.canLock && (
            <Button
              variant={canSend ? 'outline' : 'primary'}
              onClick={() => void onLeave({ unsent: 'lock', keepCourseFiles })}
            >
              <Trans>Keep them locked on this device</Trans>
            </Button>
          )}
          {canSend && (
            <Button pending={sending} onClick={() => void (sending ? undefined : send())}>
              <Trans>Send now</Trans>
            </Button>
          )}
        </>
      }
    >
      {work !== undefined && <Explanation work={work} />}
      <CheckboxRow
        label={<Trans>Keep course files for the next person</Trans>}
        help={<Trans>Pictures of courses. Nothing about you is in them.</Trans>}
        checked={keepCourseFiles}
        onChange={(event) => setKeepCourseFiles(event.target.checked)}
      />
    </Dialog>
  );
}

function Explanation({ work: { canLock, refused } }: { work: UnsentWork }): ReactNode {
  return (
    <Stack gap="sm">
      <Text>
        {canLock ? (
          <Trans>
            What is not sent is saved on this device only. Locked, nobody can read it here, and it is sent when you log
            in on this device again.
          </Trans>
        ) : (
          <Trans>
            What is not sent is saved on this device only. It can be locked here once there has been a connection.
          </Trans>
        )}
      </Text>
      {refused.count > 0 && (
        <Text>
          <Plural
            value={refused.count}
            one="# of them was not accepted and needs you:"
            other="# of them were not accepted and need you:"
          />
        </Text>
      )}
      {refused.names.map((name) => (
        <Text key={name} size="small" tone="muted" dir="auto">
          {name}
        </Text>
      ))}
    </Stack>
  );
}
