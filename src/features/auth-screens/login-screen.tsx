import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { AuthPlace } from '#features/session/auth-path.ts';
import { AuthFrame } from './auth-frame.tsx';
import type { AuthSearch } from './auth-search.ts';
import { LoginPanel } from './login-panel.tsx';

/** /login, /login/{value}, /partner/{name}/login (ROUTE-3). */
export function LoginScreen({ place, search }: { place: AuthPlace; search: AuthSearch }): ReactNode {
  return (
    <AuthFrame place={place} title={<Trans>Welcome back. Your place is saved.</Trans>}>
      <LoginPanel place={place} search={search} />
    </AuthFrame>
  );
}
