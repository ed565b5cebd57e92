import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { createLink, useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useCampusQuery } from '#cache/use-campus-query.ts';
import { CODE_OF_CONDUCT_ACCEPTED } from '#campus/account/gates.ts';
import { CallFailure } from '#features/calls/call-failure.tsx';
import { NeedsConnection } from '#features/calls/needs-connection.tsx';
import { useOnline } from '#features/calls/online.ts';
import { useCampusCall } from '#features/calls/use-campus-call.ts';
import { completeMilestone } from '#features/onboarding/complete-milestone.ts';
import { useSession } from '#features/session/session.ts';
import { Button, ButtonLink } from '#ui/actions/button.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { communityQueries, isMember } from './queries.ts';

const LinkButton = createLink(ButtonLink);

/** Below the rules: accepts them once; afterwards the way to the community (COMMUNITY-2). */
export function AcceptCodeButton(): ReactNode {
  const { wire, language } = useSession();
  const { data } = useCampusQuery(communityQueries.mine(language));
  const online = useOnline();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { pending, failure, run } = useCampusCall();
  if (isMember(data))
    return (
      <div>
        <LinkButton to="/community" variant="tonal">
          <Trans>To the community</Trans>
        </LinkButton>
      </div>
    );
  if (!online) return <NeedsConnection />;
  const accept = (): void =>
    void run(async () => {
      await completeMilestone(wire, CODE_OF_CONDUCT_ACCEPTED);
      await client.invalidateQueries({ queryKey: communityQueries.all() });
      await navigate({ to: '/community' });
    });
  return (
    <Stack gap="sm">
      <CallFailure failure={failure} />
      <div>
        <Button pending={pending} onClick={accept}>
          <Trans>Accept</Trans>
        </Button>
      </div>
    </Stack>
  );
}
