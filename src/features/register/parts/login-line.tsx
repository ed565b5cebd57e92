import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { AuthLink } from '#features/auth-screens/auth-link.tsx';
import type { AuthPlace } from '#features/session/auth-path.ts';
import { Row } from '#ui/layout/row.tsx';
import { Text } from '#ui/text/text.tsx';

/** The way to the login of the same organisation or partner (AUTH-1). */
export function LoginLine({ place }: { place: AuthPlace }): ReactNode {
  return (
    <Row gap="2xs">
      <Text>
        <Trans>Already have an account?</Trans>
      </Text>
      <AuthLink page="login" place={place}>
        <Trans>Log in</Trans>
      </AuthLink>
    </Row>
  );
}
