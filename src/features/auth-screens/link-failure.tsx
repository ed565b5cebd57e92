import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { createLink } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { failureMessage } from '#features/calls/auth-failure-message.ts';
import { type AuthPage, type AuthPlace, authPath } from '#features/session/auth-path.ts';
import { Button, ButtonLink } from '#ui/actions/button.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import type { CampusFailure } from '#wire/campus-failure.ts';
import { AuthAlert } from './auth-alert.tsx';

const LinkButton = createLink(ButtonLink);

type Props = {
  failure: CampusFailure;
  place: AuthPlace;
  onAgain: () => void;
  /** The page where a new link is to be had. */
  renew: Extract<AuthPage, 'register' | 'forgot-password'> | undefined;
};

/** A link that did not open: the first message of the server, or that it could not be asked (AUTH-22), and the ways on. */
export function LinkFailure({ failure, place, onAgain, renew }: Props): ReactNode {
  const { _ } = useLingui();
  const isRefused = failure.kind === 'refused';
  const isTooOld = isRefused && (failure.code === 'linkExpired' || failure.code === 'linkUnknown');
  const isForLater = !isRefused || failure.code === 'tooManyTries';
  return (
    <Stack gap="md">
      <AuthAlert of={failure}>
        {failure.kind === 'garbled' ? <Trans>Login failed, please try again.</Trans> : _(failureMessage(failure))}
      </AuthAlert>
      {isForLater && (
        <Button wide onClick={onAgain}>
          <Trans>Try again</Trans>
        </Button>
      )}
      {isTooOld && renew !== undefined && (
        <LinkButton to={authPath(renew, place)} wide>
          <Trans>Request a new one</Trans>
        </LinkButton>
      )}
      <LinkButton to={authPath('login', place)} variant={isForLater || isTooOld ? 'outline' : 'primary'} wide>
        <Trans>Log in</Trans>
      </LinkButton>
    </Stack>
  );
}
