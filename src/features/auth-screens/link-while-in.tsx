import { Trans } from '@lingui/react/macro';
import { createLink } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { partnerOf } from '#campus/organisation/partner-of.ts';
import { useOrganisation } from '#features/organisation/organisation.ts';
import { ButtonLink } from '#ui/actions/button.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/text/text.tsx';
import { AuthFrame } from './auth-frame.tsx';

const LinkButton = createLink(ButtonLink);

/**
 * A link that signs in, opened where somebody is signed in: on a shared device it may be somebody else's, so nobody's session
 * is exchanged without asking, and the link is not spent. The logout asks about unsent work, then leads back here.
 */
export function LinkWhileIn({ href }: { href: string }): ReactNode {
  const organisation = useOrganisation();
  return (
    <AuthFrame
      place={{ partner: partnerOf(organisation, href)?.path }}
      title={<Trans>You are already logged in.</Trans>}
    >
      <Text>
        <Trans>
          This link logs somebody in. To use it, for a new password or for another person, log out first: then it opens
          by itself.
        </Trans>
      </Text>
      <Stack gap="md">
        <LinkButton to="/" wide>
          <Trans>Stay signed in</Trans>
        </LinkButton>
        <LinkButton to="/logout" search={{ next: href }} variant="outline" wide>
          <Trans>Log out and open the link</Trans>
        </LinkButton>
      </Stack>
    </AuthFrame>
  );
}
