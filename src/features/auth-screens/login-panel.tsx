import type { ReactNode } from 'react';
import { useOrganisation } from '#features/organisation/organisation.ts';
import type { AuthPlace } from '#features/session/auth-path.ts';
import type { AuthSearch } from './auth-search.ts';
import { IdentityButtons } from './identity-buttons.tsx';
import { DemoAccounts } from './parts/demo-accounts.tsx';
import { JoinLine } from './parts/join-line.tsx';
import { LoginForm } from './parts/login-form.tsx';
import { LoginNotice } from './parts/login-notice.tsx';
import { OfflineNotice } from './parts/offline-notice.tsx';
import { useLogin } from './parts/use-login.ts';

type Props = {
  place: AuthPlace;
  search: AuthSearch;
  /** In a dialog: registration opens in its place. */
  onJoin?: (() => void) | undefined;
  /** In a dialog: somebody has come in, or goes to another page. */
  onLeave?: (() => void) | undefined;
};

/** All of a login (AUTH-1); on a page of its own and in the dialog. The e-mail stays in its field whatever goes wrong. */
export function LoginPanel({ place, search, onJoin, onLeave }: Props): ReactNode {
  const { demo } = useOrganisation();
  const login = useLogin(place, onLeave);
  return (
    <>
      <OfflineNotice />
      <LoginNotice notice={search.notice} failure={login.failure} tried={login.tried} />
      <LoginForm place={place} pending={login.pending} onSubmit={login.submit} />
      <IdentityButtons place={place} register={false} noSSO={search.noSSO === true} />
      <JoinLine place={place} onSwitch={onJoin} />
      {demo !== null && <DemoAccounts demo={demo} pending={login.pending} onEnter={login.submit} />}
    </>
  );
}
