import { Trans } from '@lingui/react/macro';
import { createLink } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useOrganisation } from '#features/organisation/organisation.ts';
import { authPath } from '#features/session/auth-path.ts';
import { ButtonLink } from '#ui/actions/button.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/text/text.tsx';

const LinkButton = createLink(ButtonLink);

/** Where one registers only with a partner (hasOnlySuborgRegistration): whose registration is open. */
export function PartnerRegistrations(): ReactNode {
  const { subOrganisations } = useOrganisation();
  const open = subOrganisations.filter(({ isRestricted }) => !isRestricted);
  return (
    <Stack gap="sm">
      <Text>
        <Trans>You join this campus with one of its partners.</Trans>
      </Text>
      {open.map(({ id, path, denomination }) => (
        <LinkButton key={id} to={authPath('register', { partner: path })} variant="outline" wide>
          <span dir="auto">{denomination}</span>
        </LinkButton>
      ))}
    </Stack>
  );
}
