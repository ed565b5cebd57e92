import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { AuthFrame } from '#features/auth-screens/auth-frame.tsx';
import type { AuthPlace } from '#features/session/auth-path.ts';
import { LoginLine } from './parts/login-line.tsx';
import { RegisterWithEmail } from './register-with-email.tsx';

/** /register/email (AUTH-7). */
export function RegisterEmailScreen({ place }: { place: AuthPlace }): ReactNode {
  return (
    <AuthFrame place={place} title={<Trans>Join for free. Start when you like.</Trans>}>
      <RegisterWithEmail place={place} />
      <LoginLine place={place} />
    </AuthFrame>
  );
}
