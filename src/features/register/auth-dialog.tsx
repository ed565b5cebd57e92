import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { AuthSearch } from '#features/auth-screens/auth-search.ts';
import { IdentityButtons } from '#features/auth-screens/identity-buttons.tsx';
import { LoginPanel } from '#features/auth-screens/login-panel.tsx';
import type { AuthPlace } from '#features/session/auth-path.ts';
import { Button } from '#ui/actions/button.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { Text } from '#ui/text/text.tsx';
import { RegisterWithEmail } from './register-with-email.tsx';

export type DialogForm = 'login' | 'register';

type Props = {
  /** The form that it shows; undefined while it is closed. */
  form: DialogForm | undefined;
  /** Another form, or none: it was closed, or somebody has come in. */
  onChange: (form: DialogForm | undefined) => void;
  place?: AuthPlace;
};

const PLAIN: AuthSearch = {};

/** The login and register modal that can switch between the two forms (ROUTE-13). */
export function AuthDialog({ form, onChange, place = {} }: Props): ReactNode {
  const close = (): void => onChange(undefined);
  return (
    <Dialog
      open={form !== undefined}
      onClose={close}
      title={form === 'register' ? <Trans>Join for free</Trans> : <Trans>Log in</Trans>}
    >
      <Stack gap="lg">
        {form === 'register' && <Register place={place} onLogin={() => onChange('login')} />}
        {form === 'login' && (
          <LoginPanel place={place} search={PLAIN} onJoin={() => onChange('register')} onLeave={close} />
        )}
      </Stack>
    </Dialog>
  );
}

function Register({ place, onLogin }: { place: AuthPlace; onLogin: () => void }): ReactNode {
  return (
    <>
      <RegisterWithEmail place={place} onLogin={onLogin} />
      <IdentityButtons place={place} register noSSO={false} />
      <Row gap="2xs">
        <Text>
          <Trans>Already have an account?</Trans>
        </Text>
        <Button variant="quiet" size="sm" onClick={onLogin}>
          <Trans>Log in</Trans>
        </Button>
      </Row>
    </>
  );
}
