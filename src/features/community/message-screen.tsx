import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useCampusQuery } from '#cache/use-campus-query.ts';
import { useSession } from '#features/session/session.ts';
import { Page } from '#ui/layout/page.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Text } from '#ui/text/text.tsx';
import { CodeFirst } from './parts/code-first.tsx';
import { OpenChat } from './parts/open-chat.tsx';
import { communityQueries, isMember } from './queries.ts';

/** /community/{teamName}/messages/@{handle} (COMMUNITY-12): on to the chat with somebody. */
export function MessageScreen({ handle }: { handle: string }): ReactNode {
  const { language } = useSession();
  const { data } = useCampusQuery(communityQueries.mine(language));
  return (
    <Page width="reader">
      <Heading level={1}>
        <Trans>Send message</Trans>
      </Heading>
      {isMember(data) ? (
        <>
          <Text>
            <Trans>
              The chat opens where you write to <bdi dir="ltr">@{handle}</bdi>.
            </Trans>
          </Text>
          <OpenChat handle={handle} leadsOn />
          <Text size="small">
            <Link to="/community">
              <Trans>To the community</Trans>
            </Link>
          </Text>
        </>
      ) : (
        <CodeFirst />
      )}
    </Page>
  );
}
