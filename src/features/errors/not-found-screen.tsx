import { Trans } from '@lingui/react/macro';
import { createLink } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ButtonLink } from '#ui/button.tsx';
import { StonyPath } from '#ui/drawings/stony-path.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Page } from '#ui/page.tsx';

const LinkButton = createLink(ButtonLink);

/** Unknown paths show a not-found page (A2). */
export function NotFoundScreen(): ReactNode {
  return (
    <Page>
      <EmptyState
        drawing={<StonyPath />}
        title={<Trans>This page is not here any more.</Trans>}
        headingLevel={1}
        action={
          <LinkButton to="/explore">
            <Trans>Explore courses</Trans>
          </LinkButton>
        }
      >
        <Trans>Perhaps the address has a mistake in it.</Trans>
      </EmptyState>
    </Page>
  );
}
