import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useCampusQuery } from '#cache/use-campus-query.ts';
import { isUnverified } from '#campus/doc-check/is-unverified.ts';
import { CommunityVerification } from '#features/doc-check/community-verification.tsx';
import { docCheckOf } from '#features/doc-check/doc-check.ts';
import { useOrganisation } from '#features/organisation/organisation.ts';
import { useSession } from '#features/session/session.ts';
import { Page } from '#ui/layout/page.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Text } from '#ui/text/text.tsx';
import { ChatPart } from './parts/chat-part.tsx';
import { CodeFirst } from './parts/code-first.tsx';
import { LearnerMap } from './parts/learner-map.tsx';
import { MyBoards } from './parts/my-boards.tsx';
import { communityQueries, isMember } from './queries.ts';

/** /community (COMMUNITY-1): after its rules were accepted, the chat, the boards that one reads, and who learns here and where. */
export function CommunityScreen(): ReactNode {
  const { language } = useSession();
  const organisation = useOrganisation();
  const { features, mattermostTeamName } = organisation;
  const { data } = useCampusQuery(communityQueries.mine(language));
  const check = docCheckOf(data);
  return (
    <Page>
      <Heading level={1}>
        <Trans>Community</Trans>
      </Heading>
      {isMember(data) ? (
        <>
          {isUnverified(organisation, check.status) ? (
            <CommunityVerification check={check} />
          ) : (
            mattermostTeamName !== null && <ChatPart />
          )}
          <MyBoards boards={data.viewer.messageBoards} />
          {features.showLearnerMap && <LearnerMap />}
          <Text size="small">
            <Link to="/code-of-conduct/community">
              <Trans>Our code of conduct</Trans>
            </Link>
          </Text>
        </>
      ) : (
        <CodeFirst />
      )}
    </Page>
  );
}
