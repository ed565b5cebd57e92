import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { PublicOrganisation } from '#campus/organisation/organisation.ts';
import type { SignIn } from '#features/auth-screens/sign-in.ts';
import { useOrganisation } from '#features/organisation/organisation.ts';
import { useSession } from '#features/session/session.ts';
import { Button } from '#ui/actions/button.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Text } from '#ui/text/text.tsx';

type Props = {
  demo: NonNullable<PublicOrganisation['demo']>;
  pending: boolean;
  onEnter: (signIn: SignIn) => Promise<void>;
};

/** One tap into the demo campus; only a demo has accounts whose password is no secret. */
export function DemoAccounts({ demo, pending, onEnter }: Props): ReactNode {
  const { language } = useSession();
  const { defaultLanguage } = useOrganisation();
  return (
    <Stack as="section" gap="sm">
      <Heading level={2} size="title-s">
        <Trans>Try the demo</Trans>
      </Heading>
      {demo.accounts.map(({ email, name, note }) => (
        <Stack key={email} gap="2xs">
          <Button
            variant="outline"
            wide
            aria-disabled={pending}
            onClick={() => void (pending ? undefined : onEnter({ email, password: demo.password }))}
          >
            <Trans>Enter as {name}</Trans>
          </Button>
          <Text size="small" tone="muted" dir="auto">
            {typeof note === 'string' ? note : (note[language] ?? note[defaultLanguage])}
          </Text>
        </Stack>
      ))}
    </Stack>
  );
}
