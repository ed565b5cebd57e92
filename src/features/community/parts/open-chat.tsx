import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import MessagesSquare from 'lucide-react/icons/messages-square';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useCampusQuery } from '#cache/use-campus-query.ts';
import { CallFailure } from '#features/calls/call-failure.tsx';
import { NeedsConnection } from '#features/calls/needs-connection.tsx';
import { useOnline } from '#features/calls/online.ts';
import { useCampusCall } from '#features/calls/use-campus-call.ts';
import { enterChat } from '#features/community/enter-chat.ts';
import { communityQueries } from '#features/community/queries.ts';
import { useSession } from '#features/session/session.ts';
import { Button } from '#ui/actions/button.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/text/text.tsx';

type Props = {
  /** Whom to write to; left out: nobody in particular. */
  handle?: string;
  /** Whoever has been there before is led on without a tap. */
  leadsOn?: boolean;
};

/** The way into the chat: the campus lets the browser in there, then the browser goes (COMMUNITY-10). */
export function OpenChat({ handle, leadsOn = false }: Props): ReactNode {
  const { wire, language } = useSession();
  const { hasEnabledMattermost: isKnown } = useCampusQuery(communityQueries.mine(language)).data.viewer;
  const online = useOnline();
  const client = useQueryClient();
  const { pending, failure, run } = useCampusCall();
  const open = async (): Promise<void> => {
    await run(async () => {
      const url = await enterChat(wire, handle);
      if (!isKnown) await client.invalidateQueries({ queryKey: communityQueries.all() });
      if (leadsOn) location.replace(url);
      else location.assign(url);
    });
  };
  const openAtOnce = useEffectEvent(() => {
    if (leadsOn && isKnown && online) void open();
  });
  useEffect(() => openAtOnce(), []);
  return (
    <Stack gap="sm">
      {!isKnown && (
        <Text size="small" tone="muted">
          <Trans>
            The chat is a server of its own. It gets the name that others see here and a random user name, not your
            e-mail address.
          </Trans>
        </Text>
      )}
      <CallFailure failure={failure} />
      {online ? (
        <div>
          <Button icon={MessagesSquare} pending={pending} onClick={() => void open()}>
            <Trans>Open the chat</Trans>
          </Button>
        </div>
      ) : (
        <NeedsConnection />
      )}
    </Stack>
  );
}
