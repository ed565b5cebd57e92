import { Trans } from '@lingui/react/macro';
import { createLink } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useOrganisation } from '#features/organisation/organisation.ts';
import { ButtonLink } from '#ui/actions/button.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Heading } from '#ui/text/heading.tsx';
import type { DocCheck } from './doc-check.ts';
import { DocumentStatusBanner } from './document-banner.tsx';

const LinkButton = createLink(ButtonLink);

type Props = {
  check: DocCheck;
  /** Whether one decides on documents of others (DOC-11). */
  isReviewer: boolean;
};

/** One's document check on the profile (DOC-1), whatever has become of it; for reviewers the way to what waits. */
export function DocumentSection({ check, isReviewer }: Props): ReactNode {
  const { showProfileRefugeeDocumentUpload } = useOrganisation().features;
  if (!showProfileRefugeeDocumentUpload) return null;
  return (
    <Stack as="section" gap="sm">
      <Heading level={2}>
        <Trans>Document check</Trans>
      </Heading>
      <DocumentStatusBanner check={check} />
      {isReviewer && (
        <div>
          <LinkButton to="/document-review" variant="outline">
            <Trans>Documents to check</Trans>
          </LinkButton>
        </div>
      )}
    </Stack>
  );
}
