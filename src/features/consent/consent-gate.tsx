import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { CallFailure } from '#features/calls/call-failure.tsx';
import { NeedsConnection } from '#features/calls/needs-connection.tsx';
import { useOnline } from '#features/calls/online.ts';
import { useCampusCall } from '#features/calls/use-campus-call.ts';
import { useSession } from '#features/session/session.ts';
import { Button } from '#ui/actions/button.tsx';
import { StickyActions } from '#ui/layout/sticky-actions.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Html } from '#ui/text/html.tsx';
import { answerConsent } from './answer-consent.ts';
import { ConsentSummary } from './consent-summary.tsx';

type Props = {
  partner: { denomination: string; logo: string | null };
  consent: { id: string; denomination: string; description: string; language: string };
  onPassed: () => Promise<void>;
};

/** The partner's own terms, before anything of the campus (GATE-1). Who does not agree logs out. */
export function ConsentGate({ partner, consent, onPassed }: Props): ReactNode {
  const { wire } = useSession();
  const online = useOnline();
  const { pending, failure, run } = useCampusCall();
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
      <CallFailure failure={failure} />
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
