import { Trans } from '@lingui/react/macro';
import { Link, useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { rememberPath } from '#device/session/session.ts';
import { Text } from '#ui/text/text.tsx';

export function LoginHint(): ReactNode {
  const { href } = useLocation();
  return (
    <Text tone="muted">
      <Trans>
        <Link to="/login" onClick={() => rememberPath(href)}>
          Log in
        </Link>{' '}
        to read the lessons and to keep your place.
      </Trans>
    </Text>
  );
}
