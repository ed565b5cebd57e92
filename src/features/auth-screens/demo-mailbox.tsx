import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useOrganisation } from '#features/organisation/organisation.ts';
import { ButtonLink } from '#ui/actions/button.tsx';

/** A demo sends no mail: what it would have sent lies in a mailbox of its own. */
export function DemoMailbox(): ReactNode {
  const { demo } = useOrganisation();
  if (demo === null) return null;
  return (
    <ButtonLink href="/dev/mail" target="_blank" rel="noopener" variant="outline" wide>
      <Trans>Open the demo’s mailbox</Trans>
    </ButtonLink>
  );
}
