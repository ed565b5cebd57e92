import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Stack } from '#ui/layout/stack.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Text } from '#ui/text/text.tsx';
import { OpenChat } from './open-chat.tsx';

/** The chat, where the organisation has one (COMMUNITY-9). */
export function ChatPart(): ReactNode {
  return (
    <Stack as="section" gap="sm">
      <Heading level={2}>
        <Trans>Chat</Trans>
      </Heading>
      <Text>
        <Trans>Ask something, help somebody, or just say hello.</Trans>
      </Text>
      <OpenChat />
    </Stack>
  );
}
