import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useOrganisation } from '#features/organisation/organisation.ts';
import { Stack } from '#ui/layout/stack.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Text } from '#ui/text/text.tsx';
import type { DocCheck } from './doc-check.ts';
import { DocumentBanner } from './document-banner.tsx';

/** In the place of the chat, for a community that knows whom it lets in: the way to be verified (DOC-10). */
export function CommunityVerification({ check }: { check: DocCheck }): ReactNode {
  const { mattermostTeamName } = useOrganisation();
  return (
    <Stack as="section" gap="sm">
      <Heading level={2}>
        <Trans>Verification for the community</Trans>
      </Heading>
      <Text tone="muted">
        <Trans>Please have your document checked, so that the people here know with whom they are talking.</Trans>{' '}
        {mattermostTeamName !== null && <Trans>The chat opens once it was accepted.</Trans>}
      </Text>
      <DocumentBanner check={check} />
    </Stack>
  );
}
