import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { CallTrouble } from '#features/session/call-trouble.tsx';
import { NeedsConnection } from '#features/session/needs-connection.tsx';
import { useOnline } from '#features/session/online.ts';
import { useSession } from '#features/session/session.ts';
import { useCampusCall } from '#features/session/use-campus-call.ts';
import { Button } from '#ui/button.tsx';
import { Heading } from '#ui/heading.tsx';
import { Html } from '#ui/html.tsx';
import { StickyActions } from '#ui/sticky-actions.tsx';
import { answerConsent } from './answer-consent.ts';
import { ConsentSummary } from './consent-summary.tsx';

type Props = {
  partner: { denomination: string; logo: string | null };
  consent: { id: string; denomination: string; description: string; language: string };
  onPassed: () => Promise<void>;
};

/** The partner's own terms, before anything of the campus (A4, gate 2). Who does not agree logs out. */
export function ConsentGate({ partner, consent, onPassed }: Props): ReactNode {
  const { wire } = useSession();
  const online = useOnline();
  const { pending, trouble, run } = useCampusCall();
  const accept = (): void =>
    void run(async () => {
      await answerConsent(wire, consent.id, 'consent');
      await onPassed();
    });
  return (
    <>
      <Heading level={1} dir="auto">
        {consent.denomination}
      </Heading>
      <ConsentSummary who={partner.denomination} />
      <CallTrouble trouble={trouble} />
      <Html lang={consent.language}>{consent.description}</Html>
      <StickyActions>
        {online ? (
          <Button pending={pending} onClick={accept}>
            <Trans>Accept</Trans>
          </Button>
        ) : (
          <NeedsConnection />
        )}
      </StickyActions>
    </>
  );
}
