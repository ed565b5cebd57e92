import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useOrganisation } from '#features/organisation/organisation.ts';
import { ButtonLink } from '#ui/actions/button.tsx';

/** The same page at the organisation's own name: on `localhost` itself a frame would have neither storage nor worker. */
export function Elsewhere(): ReactNode {
  const own = useOrganisation().contentOrigin.replace(/^(https?:\/\/)[^.]+\./, '$1');
  return (
    <ButtonLink href={own + location.pathname} variant="tonal">
      <Trans>
        Open it at <bdi dir="ltr">{new URL(own).host}</bdi>
      </Trans>
    </ButtonLink>
  );
}
