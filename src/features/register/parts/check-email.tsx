import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef } from 'react';
import { DemoMailbox } from '#features/session/demo-mailbox.tsx';
import { Button } from '#ui/button.tsx';
import { LetterBox } from '#ui/drawings/letter-box.tsx';
import { Heading } from '#ui/heading.tsx';
import { Row } from '#ui/row.tsx';
import { Stack } from '#ui/stack.tsx';
import { Text } from '#ui/text.tsx';

/** After the form: two paragraphs say that an e-mail was sent (A2), and the way back where the address was wrong. */
export function CheckEmail({ email, onChange }: { email: string; onChange: () => void }): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack gap="md">
      <Row justify="center">
        <LetterBox />
      </Row>
      <Heading level={2} ref={heading} tabIndex={-1}>
        <Trans>Check your e-mail.</Trans>
      </Heading>
      <Text>
        <Trans>
          We sent a link to <bdi>{email}</bdi>. Open it, and your account is ready.
        </Trans>
      </Text>
      <Text>
        <Trans>It can take a few minutes. Look in the spam folder too.</Trans>
      </Text>
      <DemoMailbox />
      <Row gap="2xs">
        <Text>
          <Trans>Wrong address?</Trans>
        </Text>
        <Button variant="quiet" size="sm" onClick={onChange}>
          <Trans>Change it</Trans>
        </Button>
      </Row>
    </Stack>
  );
}
