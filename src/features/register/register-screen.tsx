import { Trans } from '@lingui/react/macro';
import { createLink } from '@tanstack/react-router';
import Mail from 'lucide-react/icons/mail';
import type { ReactNode } from 'react';
import { AuthFrame } from '#features/auth-screens/auth-frame.tsx';
import { IdentityButtons } from '#features/auth-screens/identity-buttons.tsx';
import { type AuthPlace, authPath } from '#features/session/auth-path.ts';
import { useAuthPlace } from '#features/session/use-auth-place.ts';
import { ButtonLink } from '#ui/actions/button.tsx';
import { LoginLine } from './parts/login-line.tsx';
import { PartnerRegistrations } from './parts/partner-registrations.tsx';

const LinkButton = createLink(ButtonLink);

/** /register (AUTH-6): the choice of how to make an account, and the way to the login. */
export function RegisterScreen({ place, noSSO }: { place: AuthPlace; noSSO: boolean }): ReactNode {
  const { organisation, partner } = useAuthPlace(place);
  const byEmail = partner !== undefined || !organisation.features.hasOnlySuborgRegistration;
  return (
    <AuthFrame place={place} title={<Trans>Join for free. Start when you like.</Trans>}>
      {byEmail && (
        <LinkButton to={authPath('register/email', place)} icon={Mail} wide>
          <Trans>Register with e-mail</Trans>
        </LinkButton>
      )}
      {!byEmail && <PartnerRegistrations />}
      <IdentityButtons place={place} register noSSO={noSSO} />
      <LoginLine place={place} />
    </AuthFrame>
  );
}
