import { Trans } from '@lingui/react/macro';
import { createLink } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ButtonLink } from '#ui/actions/button.tsx';
import { LetterBox } from '#ui/drawings/letter-box.tsx';
import { Page } from '#ui/layout/page.tsx';
import { EmptyState } from '#ui/status/empty-state.tsx';
import type { PrivateEmailLink } from './private-email.ts';

const LinkButton = createLink(ButtonLink);

/** /private_email_confirmed, /private_email_reverted (AUTH-19): the e-mail is verified, or the change was taken back. */
export function PrivateEmailDoneScreen({ link }: { link: PrivateEmailLink }): ReactNode {
  return (
    <Page>
      <EmptyState
        drawing={<LetterBox />}
        headingLevel={1}
        title={link === 'confirm' ? <Trans>Your e-mail is confirmed.</Trans> : <Trans>The change was undone.</Trans>}
        action={
          <LinkButton to="/">
            <Trans>Go to the campus</Trans>
          </LinkButton>
        }
      >
        {link === 'confirm' ? (
          <Trans>From now on we write to this address.</Trans>
        ) : (
          <Trans>
            Your e-mail is what it was before. If you did not ask for the change, choose a new password too.
          </Trans>
        )}
      </EmptyState>
    </Page>
  );
}
