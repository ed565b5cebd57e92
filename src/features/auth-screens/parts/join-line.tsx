import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { AuthLink } from '#features/auth-screens/auth-link.tsx';
import type { AuthPlace } from '#features/session/auth-path.ts';
import { useAuthPlace } from '#features/session/use-auth-place.ts';
import { Row } from '#ui/layout/row.tsx';
import { Text } from '#ui/text/text.tsx';

type Props = { place: AuthPlace; onSwitch?: (() => void) | undefined };

/** The register link, where registration is allowed (AUTH-6). */
export function JoinLine({ place, onSwitch }: Props): ReactNode {
  const { organisation, partner } = useAuthPlace(place);
  if (!organisation.features.hasRegistration || partner?.isRestricted === true) return null;
  return (
    <Row gap="2xs">
      <Text>
        <Trans>New here?</Trans>
      </Text>
      <AuthLink page="register" place={place} onSwitch={onSwitch}>
        <Trans>Join for free</Trans>
      </AuthLink>
    </Row>
  );
}
