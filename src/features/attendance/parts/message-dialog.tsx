import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { RUN_MESSAGE_MAX } from '#campus/learning/live-limits.ts';
import { lengthOf } from '#campus/text/length-of.ts';
import { trimTyped } from '#campus/text/typed-text.ts';
import { messageRun } from '#features/attendance/tutor-calls.ts';
import { CallFailure } from '#features/calls/call-failure.tsx';
import { useOnline } from '#features/calls/online.ts';
import { useCampusCall } from '#features/calls/use-campus-call.ts';
import { useDraft } from '#features/drafts/use-draft.ts';
import { useSession } from '#features/session/session.ts';
import { Button } from '#ui/actions/button.tsx';
import { TextAreaField } from '#ui/forms/text-field.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { notify } from '#ui/overlays/notify.ts';
import { ScreenDialog } from '#ui/overlays/screen-dialog.tsx';
import { Banner } from '#ui/status/banner.tsx';
import { Text } from '#ui/text/text.tsx';

type Props = { run: { id: string; numberOfParticipants: number }; open: boolean; onClose: () => void };

/** To everybody who takes a run (LIVE-22); what is typed stays until it was sent (LIVE-23). */
export function MessageDialog({ run, open, onClose }: Props): ReactNode {
  const { t } = useLingui();
  const { wire } = useSession();
  const online = useOnline();
  const formId = useId();
  const [text = '', setText] = useDraft(`run-message:${run.id}`);
  const [isAsked, setAsked] = useState(false);
  const { pending, failure, run: call } = useCampusCall();
  const length = lengthOf(trimTyped(text));
  const isTooLong = length > RUN_MESSAGE_MAX;
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setAsked(true);
    if (length === 0 || isTooLong || !online || pending) return;
    if (!(await call(() => messageRun(wire, { id: run.id, message: trimTyped(text) })))) return;
    setText(undefined);
    setAsked(false);
    onClose();
    notify({ kind: 'success', message: t`Your message was sent.` });
  };
  const missing = isAsked && length === 0 ? t`Please write something first.` : undefined;
  return (
    <ScreenDialog
      open={open}
      onClose={onClose}
      title={<Trans>Message to everyone</Trans>}
      actions={
        <Button type="submit" form={formId} pending={pending} aria-disabled={!online}>
          <Trans>Send message</Trans>
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap="md">
          {!online && (
            <Banner kind="warning">
              <Trans>This needs the internet. What you write stays on this device until you send it.</Trans>
            </Banner>
          )}
          <TextAreaField
            label={<Trans>Your message</Trans>}
            rows={6}
            value={text}
            help={<bdi dir="ltr">{`${length}/${RUN_MESSAGE_MAX}`}</bdi>}
            error={isTooLong ? t`A message can have up to ${RUN_MESSAGE_MAX} characters.` : missing}
            onChange={({ target }) => setText(target.value === '' ? undefined : target.value)}
          />
          <Text size="small" tone="muted">
            <Plural
              value={run.numberOfParticipants}
              one="# person gets it as a notification, and as a push or an e-mail if they want that."
              other="# people get it as a notification, and as a push or an e-mail if they want that."
            />
          </Text>
          <CallFailure failure={failure} />
        </Stack>
      </form>
    </ScreenDialog>
  );
}
