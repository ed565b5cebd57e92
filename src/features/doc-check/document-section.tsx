import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useOrganisation } from '#features/organisation/organisation.ts';
import { Stack } from '#ui/layout/stack.tsx';
import { Heading } from '#ui/text/heading.tsx';
import type { DocCheck } from './doc-check.ts';
import { DocumentStatusBanner } from './document-banner.tsx';

/** One's document check on the profile (DOC-1), whatever has become of it. */
export function DocumentSection({ check }: { check: DocCheck }): ReactNode {
  const { showProfileRefugeeDocumentUpload } = useOrganisation().features;
  if (!showProfileRefugeeDocumentUpload) return null;
  return (
    <Stack as="section" gap="sm">
      <Heading level={2}>
        <Trans>Document check</Trans>
      </Heading>
      <DocumentStatusBanner check={check} />
    </Stack>
  );
}
