import { Trans } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import { type ReactNode, useCallback } from 'react';
import type { Terms } from '#campus/account/terms-of-service.ts';
import { StonyPath } from '#ui/drawings/stony-path.tsx';
import { Page } from '#ui/layout/page.tsx';
import { EmptyState } from '#ui/status/empty-state.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Html } from '#ui/text/html.tsx';

/** /terms (GATE-5): the latest terms; a hash leads to its heading. */
export function TermsScreen({ terms }: { terms: Terms | null }): ReactNode {
  const { hash } = useLocation();
  const goToAnchor = useCallback(() => {
    if (hash !== '') document.getElementById(hash)?.scrollIntoView();
  }, [hash]);
  if (terms === null) {
    return (
      <Page>
        <EmptyState drawing={<StonyPath />} title={<Trans>Terms of use</Trans>} headingLevel={1}>
          <Trans>There are no terms of use here yet.</Trans>
        </EmptyState>
      </Page>
    );
  }
  return (
    <Page width="reader" gap="xl">
      <Heading level={1} dir="auto">
        {terms.denomination}
      </Heading>
      <Html lang={terms.language} anchors onShown={goToAnchor}>
        {terms.content}
      </Html>
    </Page>
  );
}
