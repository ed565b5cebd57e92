import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { AuthAlert } from '#features/auth-screens/auth-alert.tsx';
import type { AuthNotice } from '#features/auth-screens/auth-search.ts';
import { failureMessage } from '#features/calls/auth-failure-message.ts';
import { Banner } from '#ui/status/banner.tsx';
import type { CampusFailure } from '#wire/campus-failure.ts';

type Props = { notice: AuthNotice | undefined; failure: CampusFailure | undefined };

/** Why one is here, and what went wrong: above the fields, announced at once (AUTH-22). */
export function LoginNotice({ notice, failure }: Props): ReactNode {
  const { _ } = useLingui();
  if (failure !== undefined) return <AuthAlert of={failure}>{_(failureMessage(failure))}</AuthAlert>;
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
