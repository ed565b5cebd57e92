import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef } from 'react';
import { DemoMailbox } from '#features/session/demo-mailbox.tsx';
import { Button } from '#ui/button.tsx';
import { LetterBox } from '#ui/drawings/letter-box.tsx';
import { Heading } from '#ui/heading.tsx';
import { Row } from '#ui/row.tsx';
import { Stack } from '#ui/stack.tsx';
import { Text } from '#ui/text.tsx';

/** The same words whether the campus knows the address or not, with a way to try again (A2). */
export function ResetSent({ email, onAgain }: { email: string; onAgain: () => void }): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack gap="md">
      <Row justify="center">
        <LetterBox />
      </Row>
      <Heading level={2} ref={heading} tabIndex={-1}>
        <Trans>If this address is known, a link is on its way.</Trans>
      </Heading>
      <Text>
        <Trans>
          We wrote to <bdi>{email}</bdi>. It can take a few minutes. Look in the spam folder too.
        </Trans>
      </Text>
      <DemoMailbox />
      <Button variant="outline" wide onClick={onAgain}>
        <Trans>Try again</Trans>
      </Button>
    </Stack>
  );
}
