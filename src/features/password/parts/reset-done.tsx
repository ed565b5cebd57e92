import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/text/text.tsx';

/** What has changed besides: nobody who knew the old password is in any more. */
export function ResetDone(): ReactNode {
  return (
    <Stack gap="xs">
      <Text role="status">
        <Trans>Your new password is set. Use it from now on.</Trans>
      </Text>
      <Text tone="muted">
        <Trans>You were logged out on all other devices to keep your account safe.</Trans>
      </Text>
    </Stack>
  );
}
