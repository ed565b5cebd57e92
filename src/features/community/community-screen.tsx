import { Trans } from '@lingui/react/macro';
import { createLink, Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useCampusQuery } from '#cache/use-campus-query.ts';
import { useOrganisation } from '#features/organisation/organisation.ts';
import { useSession } from '#features/session/session.ts';
import { ButtonLink } from '#ui/actions/button.tsx';
import { TeaTable } from '#ui/drawings/tea-table.tsx';
import { Page } from '#ui/layout/page.tsx';
import { EmptyState } from '#ui/status/empty-state.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Text } from '#ui/text/text.tsx';
import { LearnerMap } from './parts/learner-map.tsx';
import { MyBoards } from './parts/my-boards.tsx';
import { communityQueries, isMember } from './queries.ts';

const LinkButton = createLink(ButtonLink);

/** /community (COMMUNITY-1): after its rules were accepted, the boards that one reads, and who learns here and where. */
export function CommunityScreen(): ReactNode {
  const { language } = useSession();
  const { showLearnerMap } = useOrganisation().features;
  const { data } = useCampusQuery(communityQueries.mine(language));
  return (
    <Page>
      <Heading level={1}>
        <Trans>Community</Trans>
      </Heading>
      {isMember(data) ? (
        <>
          <MyBoards boards={data.viewer.messageBoards} />
          {showLearnerMap && <LearnerMap />}
          <Text size="small">
            <Link to="/code-of-conduct/community">
              <Trans>Our code of conduct</Trans>
            </Link>
          </Text>
        </>
      ) : (
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
      )}
    </Page>
  );
}
