import { Trans } from '@lingui/react/macro';
import { createLink } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ButtonLink } from '#ui/actions/button.tsx';
import { StonyPath } from '#ui/drawings/stony-path.tsx';
import { Page } from '#ui/layout/page.tsx';
import { EmptyState } from '#ui/status/empty-state.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { LongText } from './long-text.tsx';
import type { TextBlock } from './public-texts.ts';

const LinkButton = createLink(ButtonLink);

/** /accessibility (ROUTE-14): the statement; 'coming soon' where there is none or it cannot be had. */
export function AccessibilityScreen({ statement }: { statement: TextBlock | null }): ReactNode {
  return (
    <Page width="reader" gap="xl">
      <Heading level={1}>
        <Trans>Accessibility</Trans>
      </Heading>
      {statement === null ? (
        <EmptyState
          drawing={<StonyPath />}
          action={
            <LinkButton to="/explore">
              <Trans>Explore courses</Trans>
            </LinkButton>
          }
        >
          <Trans>Coming soon.</Trans>
        </EmptyState>
      ) : (
        <LongText text={statement} />
      )}
    </Page>
  );
}
