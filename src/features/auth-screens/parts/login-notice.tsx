import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { AuthAlert } from '#features/auth-screens/auth-alert.tsx';
import type { AuthNotice } from '#features/auth-screens/auth-search.ts';
import { ResendConfirmation } from '#features/auth-screens/resend-confirmation.tsx';
import type { SignIn } from '#features/auth-screens/sign-in.ts';
import { failureMessage } from '#features/calls/auth-failure-message.ts';
import { Banner } from '#ui/status/banner.tsx';
import type { CampusFailure } from '#wire/campus-failure.ts';

type Props = {
  notice: AuthNotice | undefined;
  failure: CampusFailure | undefined;
  /** What the login was tried with. */
  tried: SignIn | undefined;
};

/** Why one is here, and what went wrong: above the fields, announced at once (AUTH-22). */
export function LoginNotice({ notice, failure, tried }: Props): ReactNode {
  const { _ } = useLingui();
  if (failure !== undefined) {
    const isUnconfirmed = failure.kind === 'refused' && failure.code === 'login.unconfirmed';
    return (
      <AuthAlert of={failure} action={isUnconfirmed && tried && <ResendConfirmation {...tried} />}>
        {_(failureMessage(failure))}
      </AuthAlert>
    );
  }
  switch (notice) {
    case undefined:
      return null;
    case 'login-required':
      return (
        <Banner>
          <Trans>Please log in to open this page. We will bring you back here.</Trans>
        </Banner>
      );
    case 'signed-out':
      return (
        <Banner>
          <Trans>You were logged out to keep your account safe. Please log in again. Nothing is lost.</Trans>
        </Banner>
      );
    case 'login-failed':
      return (
        <AuthAlert of={notice}>
          <Trans>Login failed, please try again.</Trans>
        </AuthAlert>
      );
    default:
      return notice satisfies never;
  }
}
