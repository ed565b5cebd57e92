import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Text } from '#ui/text.tsx';

export function LoginHint(): ReactNode {
  return (
    <Text tone="muted">
      <Trans>
        <Link to="/login">Log in</Link> to read the lessons and to keep your place.
      </Trans>
    </Text>
  );
}
