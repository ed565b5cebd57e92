import { Plural, Trans } from '@lingui/react/macro';
import CircleCheck from 'lucide-react/icons/circle-check';
import { type ReactNode, useState } from 'react';
import type { CoursePage } from '#features/units/unit-state.ts';
import { Button } from '#ui/actions/button.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { Text } from '#ui/text/text.tsx';

type Props = { lessons: CoursePage['lessons']; onFinish: () => void };

/** Finishing a course cannot be taken back: it asks first, unless every lesson is done and there is nothing to ask. */
export function MarkFinished({ lessons, onFinish }: Props): ReactNode {
  const [isAsking, setAsking] = useState(false);
  const open = lessons.filter(({ isCompleted }) => !isCompleted);
  const isThrough = lessons.length > 0 && open.length === 0;
  const close = (): void => setAsking(false);
  const finish = (): void => {
    close();
    onFinish();
  };
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        icon={CircleCheck}
        aria-haspopup={isThrough ? undefined : 'dialog'}
        onClick={isThrough ? onFinish : () => setAsking(true)}
      >
        <Trans>Mark as finished</Trans>
      </Button>
      <Dialog
        open={isAsking}
        onClose={close}
        title={<Trans>Mark this course as finished?</Trans>}
        actions={
          <>
            <Button variant="quiet" onClick={close}>
              <Trans>Keep learning</Trans>
            </Button>
            <Button onClick={finish}>
              <Trans>Finish course</Trans>
            </Button>
          </>
        }
      >
        <Stack gap="xs">
          {open.length > 0 && (
            <Text>
              <Plural value={open.length} one="# lesson is still open." other="# lessons are still open." />
            </Text>
          )}
          <Text>
            <Trans>The course then counts as completed. This cannot be undone.</Trans>
          </Text>
        </Stack>
      </Dialog>
    </>
  );
}
