import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { DoorLink } from '#features/auth-screens/door-link.tsx';
import type { DoorPlace } from '#features/session/door-path.ts';
import { Row } from '#ui/layout/row.tsx';
import { Text } from '#ui/text/text.tsx';

/** The way to the login of the same house (AUTH-1). */
export function LoginLine({ place }: { place: DoorPlace }): ReactNode {
  return (
    <Row gap="2xs">
      <Text>
        <Trans>Already have an account?</Trans>
      </Text>
      <DoorLink door="login" place={place}>
        <Trans>Log in</Trans>
      </DoorLink>
    </Row>
  );
}
