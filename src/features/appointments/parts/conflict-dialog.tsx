import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Overlap } from '#features/appointments/change-place.ts';
import { Button } from '#ui/actions/button.tsx';
import { List } from '#ui/layout/list.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { Text } from '#ui/text/text.tsx';

type Props = { overlaps: readonly Overlap[]; onClose: () => void };

/** Concurrent appointments dialog (LIVE-7): what else there is at the same time; both stay registered. */
export function ConflictDialog({ overlaps, onClose }: Props): ReactNode {
  return (
    <Dialog
      open={overlaps.length > 0}
      onClose={onClose}
      title={<Trans>At the same time</Trans>}
      actions={
        <Button onClick={onClose}>
          <Trans>OK</Trans>
        </Button>
      }
    >
      <Stack gap="sm">
        <Text>
          <Trans>You are registered. At the same time you are also registered for:</Trans>
        </Text>
        <List gap="2xs">
          {overlaps.map(({ id, denomination }) => (
            <li key={id}>
              <Text as="span" size="label" dir="auto">
                {denomination}
              </Text>
            </li>
          ))}
        </List>
        <Text>
          <Trans>Both stay registered.</Trans>
        </Text>
      </Stack>
    </Dialog>
  );
}
