import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { useSend } from '#cache/use-send.ts';
import { REPORT_REASON_MAX } from '#campus/limits.ts';
import { lengthOf } from '#campus/text/length-of.ts';
import { trimTyped } from '#campus/text/typed-text.ts';
import { reportMessage } from '#features/boards/report-message.ts';
import type { BoardOf, Entry } from '#features/boards/use-own-posts.ts';
import { Button } from '#ui/actions/button.tsx';
import { TextAreaField } from '#ui/forms/text-field.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';

type Props = { entry: Entry; board: BoardOf; open: boolean; onClose: () => void; onReported: () => void };

/** Tells the tutors of it, with a reason or none (BOARD-12). */
export function ReportDialog({ entry, board, open, onClose, onReported }: Props): ReactNode {
  const { t } = useLingui();
  const [reason, setReason] = useState('');
  const send = useSend(reportMessage);
  const length = lengthOf(trimTyped(reason));
  const isTooLong = length > REPORT_REASON_MAX;
  const report = async (): Promise<void> => {
    if (isTooLong) return;
    onClose();
    const what = entry.__typename === 'Message' ? 'message' : 'comment';
    if (await send({ ...board, what, id: entry.id, reason })) onReported();
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={<Trans>Report to the tutors</Trans>}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button onClick={() => void report()}>
            <Trans>Report</Trans>
          </Button>
        </>
      }
    >
      <Stack gap="sm">
        <p>
          <Trans>
            The tutors see what was written and why you report it, but not who you are. You will no longer see it.
          </Trans>
        </p>
        <TextAreaField
          label={<Trans>What is wrong with it?</Trans>}
          optional
          rows={3}
          value={reason}
          help={<bdi dir="ltr">{`${length}/${REPORT_REASON_MAX}`}</bdi>}
          error={isTooLong ? t`A reason can have up to ${REPORT_REASON_MAX} characters.` : undefined}
          onChange={({ target: { value } }) => setReason(value)}
        />
      </Stack>
    </Dialog>
  );
}
