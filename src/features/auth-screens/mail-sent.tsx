import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef } from 'react';
import { useOrganisation } from '#features/organisation/organisation.ts';
import { ButtonLink } from '#ui/actions/button.tsx';
import { LetterBox } from '#ui/drawings/letter-box.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Heading } from '#ui/text/heading.tsx';

type Props = { title: ReactNode; children: ReactNode /** The way on where no mail comes. */; action: ReactNode };

/** A form has done its work, and the rest is in a mail: announced at once to whoever listens. */
export function MailSent({ title, children, action }: Props): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack gap="md">
      <Row justify="center">
        <LetterBox />
      </Row>
      <Heading level={2} ref={heading} tabIndex={-1}>
        {title}
      </Heading>
      {children}
      <DemoMailbox />
      {action}
    </Stack>
  );
}

/** A demo sends no mail: what it would have sent lies in a mailbox of its own. */
function DemoMailbox(): ReactNode {
  const { demo } = useOrganisation();
  if (demo === null) return null;
  return (
    <ButtonLink href="/dev/mail" target="_blank" rel="noopener" variant="outline" wide>
      <Trans>Open the demo’s mailbox</Trans>
    </ButtonLink>
  );
}
