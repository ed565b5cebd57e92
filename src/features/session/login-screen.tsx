import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useOrganisation } from '#features/organisation/organisation.ts';
import { DoorFrame } from './door-frame.tsx';
import type { DoorPlace } from './door-path.ts';
import type { DoorSearch } from './door-search.ts';
import { IdentityButtons } from './identity-buttons.tsx';
import { DemoAccounts } from './parts/demo-accounts.tsx';
import { JoinLine } from './parts/join-line.tsx';
import { LoginForm } from './parts/login-form.tsx';
import { LoginNotice } from './parts/login-notice.tsx';
import { useLogin } from './parts/use-login.ts';

/** /login (A2). The e-mail stays in its field whatever goes wrong. */
export function LoginScreen({ place, search }: { place: DoorPlace; search: DoorSearch }): ReactNode {
  const { demo } = useOrganisation();
  const login = useLogin(place);
  return (
    <DoorFrame place={place} title={<Trans>Welcome back. Your place is saved.</Trans>}>
      <LoginNotice notice={search.notice} trouble={login.trouble} />
      <LoginForm place={place} pending={login.pending} onSubmit={login.submit} />
      <IdentityButtons place={place} register={false} noSSO={search.noSSO} />
      <JoinLine place={place} />
      {demo !== null && <DemoAccounts demo={demo} pending={login.pending} onEnter={login.submit} />}
    </DoorFrame>
  );
}
