import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { DoorPlace } from '#features/session/door-path.ts';
import { DoorFrame } from './door-frame.tsx';
import type { DoorSearch } from './door-search.ts';
import { LoginPanel } from './login-panel.tsx';

/** /login, /login/{value}, /partner/{name}/login (ROUTE-3). */
export function LoginScreen({ place, search }: { place: DoorPlace; search: DoorSearch }): ReactNode {
  return (
    <DoorFrame place={place} title={<Trans>Welcome back. Your place is saved.</Trans>}>
      <LoginPanel place={place} search={search} />
    </DoorFrame>
  );
}
