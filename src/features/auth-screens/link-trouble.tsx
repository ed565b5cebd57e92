import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { createLink } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { troubleWords } from '#features/calls/trouble-words.ts';
import { type Door, type DoorPlace, doorPath } from '#features/session/door-path.ts';
import { Button, ButtonLink } from '#ui/actions/button.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import type { Trouble } from '#wire/trouble.ts';
import { DoorAlert } from './door-alert.tsx';

const LinkButton = createLink(ButtonLink);

type Props = {
  trouble: Trouble;
  place: DoorPlace;
  onAgain: () => void;
  /** The door where a new link is to be had. */
  renew: Extract<Door, 'register' | 'forgot-password'> | undefined;
};

/** A link that did not open: the first message of the server, or that it could not be asked (AUTH-22), and the ways on. */
export function LinkTrouble({ trouble, place, onAgain, renew }: Props): ReactNode {
  const { _ } = useLingui();
  const isRefused = trouble.kind === 'refused';
  const isTooOld = isRefused && (trouble.code === 'linkExpired' || trouble.code === 'linkUnknown');
  const isForLater = !isRefused || trouble.code === 'tooManyTries';
  return (
    <Stack gap="md">
      <DoorAlert of={trouble}>
        {trouble.kind === 'garbled' ? <Trans>Login failed, please try again.</Trans> : _(troubleWords(trouble))}
      </DoorAlert>
      {isForLater && (
        <Button wide onClick={onAgain}>
          <Trans>Try again</Trans>
        </Button>
      )}
      {isTooOld && renew !== undefined && (
        <LinkButton to={doorPath(renew, place)} wide>
          <Trans>Request a new one</Trans>
        </LinkButton>
      )}
      <LinkButton to={doorPath('login', place)} variant={isForLater || isTooOld ? 'outline' : 'primary'} wide>
        <Trans>Log in</Trans>
      </LinkButton>
    </Stack>
  );
}
