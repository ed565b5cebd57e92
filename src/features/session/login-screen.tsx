import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useOrganisation } from '#features/organisation/organisation.ts';
import { DoorFrame } from './door-frame.tsx';
import { DemoAccounts } from './parts/demo-accounts.tsx';
import { LoginForm } from './parts/login-form.tsx';
import { LoginNotice } from './parts/login-notice.tsx';
import { useLogin } from './parts/use-login.ts';

/** /login (A2). The e-mail stays in its field whatever goes wrong. */
export function LoginScreen({ notice }: { notice: 'login-required' | 'signed-out' | undefined }): ReactNode {
  const { demo } = useOrganisation();
  const login = useLogin();
  return (
    <DoorFrame title={<Trans>Welcome back. Your place is saved.</Trans>}>
      <LoginNotice notice={notice} trouble={login.trouble} />
      <LoginForm pending={login.pending} onSubmit={login.submit} />
      {demo !== null && <DemoAccounts demo={demo} pending={login.pending} onEnter={login.submit} />}
    </DoorFrame>
  );
}
