import { Trans } from '@lingui/react/macro';
import { createLink } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ButtonLink } from '#ui/actions/button.tsx';
import { TeaTable } from '#ui/drawings/tea-table.tsx';
import { EmptyState } from '#ui/status/empty-state.tsx';

const LinkButton = createLink(ButtonLink);

/** In place of the community, and of its chat, until the rules were accepted (COMMUNITY-2). */
export function CodeFirst(): ReactNode {
  return (
    <EmptyState
      drawing={<TeaTable />}
      headingLevel={2}
      action={
        <LinkButton to="/code-of-conduct/community">
          <Trans>Read the code of conduct</Trans>
        </LinkButton>
      }
    >
      <Trans>Here you meet the others. Before you come in, please read how we treat each other.</Trans>
    </EmptyState>
  );
}
