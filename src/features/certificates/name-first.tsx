import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { RefusalCode } from '#campus/network/refusals.ts';
import { refusalMessage } from '#i18n/refusal-messages.ts';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/text/text.tsx';

export const NAMELESS: RefusalCode = 'NAME_MISSING';

/** What a certificate says is who it is for: before the first one the profile needs a name. */
export function NameFirst(): ReactNode {
  const { i18n } = useLingui();
  return (
    <Stack gap="2xs" align="start">
      <Text role="alert">{i18n._(refusalMessage(NAMELESS))}</Text>
      <Link to="/profile">
        <Trans>Go to my profile</Trans>
      </Link>
    </Stack>
  );
}
