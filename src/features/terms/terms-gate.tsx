import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Terms } from '#campus/account/terms-of-service.ts';
import { CallFailure } from '#features/calls/call-failure.tsx';
import { NeedsConnection } from '#features/calls/needs-connection.tsx';
import { useOnline } from '#features/calls/online.ts';
import { useCampusCall } from '#features/calls/use-campus-call.ts';
import { useSession } from '#features/session/session.ts';
import { Button } from '#ui/actions/button.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Html } from '#ui/text/html.tsx';
import { Text } from '#ui/text/text.tsx';
import { failureOf } from '#wire/campus-failure.ts';
import type { Wire } from '#wire/graphql.ts';
import { mutate } from '#wire/mutate.ts';

/** Logo, accept, the terms, accept again (GATE-5); accepting refetches the base data (GATE-5). */
export function TermsGate({ terms, onPassed }: { terms: Terms; onPassed: () => Promise<void> }): ReactNode {
  const { wire } = useSession();
  const online = useOnline();
  const { pending, failure, run } = useCampusCall();
  const accept = (): void =>
    void run(async () => {
      try {
        await acceptTerms(wire, terms.id);
      } catch (error) {
        // Replaced while they were read: the newer ones are shown, with why.
        if (failureOf(error).kind === 'refused') await onPassed();
        throw error;
      }
      await onPassed();
    });
  const button = online ? (
    <Button wide pending={pending} onClick={accept}>
      <Trans>Accept</Trans>
    </Button>
  ) : (
    <NeedsConnection />
  );
  return (
    <>
      <Heading level={1} dir="auto">
        {terms.denomination}
      </Heading>
      <Text>
        <Trans>Please read this, then accept it to go on.</Trans>
      </Text>
      <CallFailure failure={failure} />
      {button}
      <Html lang={terms.language} anchors>
        {terms.content}
      </Html>
      {button}
    </>
  );
}

const ACCEPT_TERMS = `mutation acceptTermsOfService($id: ID!) {
  acceptTermsOfService(id: $id) {
    success
    errors { message }
  }
}`;

/** Accepts this version and no other; never queued. Throws a `CampusError`. */
async function acceptTerms(wire: Wire, id: string): Promise<void> {
  await mutate(wire, 'acceptTermsOfService', ACCEPT_TERMS, { id });
}
