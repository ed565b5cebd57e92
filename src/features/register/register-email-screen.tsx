import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { DoorFrame } from '#features/session/door-frame.tsx';
import { DoorLink } from '#features/session/door-link.tsx';
import type { DoorPlace } from '#features/session/door-path.ts';
import { Row } from '#ui/row.tsx';
import { Text } from '#ui/text.tsx';
import { RegisterWithEmail } from './register-with-email.tsx';

/** /register/email (A2). */
export function RegisterEmailScreen({ place }: { place: DoorPlace }): ReactNode {
  return (
    <DoorFrame place={place} title={<Trans>Join for free. Start when you like.</Trans>}>
      <RegisterWithEmail place={place} />
      <Row gap="2xs">
        <Text>
          <Trans>You have an account?</Trans>
        </Text>
        <DoorLink door="login" place={place}>
          <Trans>Log in</Trans>
        </DoorLink>
      </Row>
    </DoorFrame>
  );
}
