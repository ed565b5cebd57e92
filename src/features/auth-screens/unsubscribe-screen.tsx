import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { createLink } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { failureMessage } from '#features/calls/auth-failure-message.ts';
import { useSession } from '#features/session/session.ts';
import { Button, ButtonLink } from '#ui/actions/button.tsx';
import { Page } from '#ui/layout/page.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Text } from '#ui/text/text.tsx';
import { type CampusFailure, failureOf } from '#wire/campus-failure.ts';
import type { Wire } from '#wire/graphql.ts';
import { mutate } from '#wire/mutate.ts';
import { AuthAlert } from './auth-alert.tsx';
import { SubscriptionsOff } from './parts/subscriptions-off.tsx';

const LinkButton = createLink(ButtonLink);

/** Where subscriptions are chosen (AUTH-21). */
const SETTINGS: string = '/settings';

/** A question, then success or error (AUTH-21). */
type State = { at: 'asking'; pending: boolean } | { at: 'success' } | { at: 'error'; failure: CampusFailure };

/** /unsubscribe/{token} (AUTH-21): by a tap, also where nobody is logged in. */
export function UnsubscribeScreen({ token }: { token: string }): ReactNode {
  const { _ } = useLingui();
  const { wire } = useSession();
  const [state, setState] = useState<State>({ at: 'asking', pending: false });
  const end = (): void => {
    setState({ at: 'asking', pending: true });
    unsubscribe(wire, token).then(
      () => setState({ at: 'success' }),
      (error: unknown) => setState({ at: 'error', failure: failureOf(error) }),
    );
  };
  return (
    <Page width="form">
      <Heading level={1}>
        <Trans>E-mails from the campus</Trans>
      </Heading>
      {state.at === 'asking' && (
        <>
          <Text>
            <Trans>E-mails about your account itself still come.</Trans>
          </Text>
          <Button pending={state.pending} onClick={end}>
            <Trans>Unsubscribe from all others</Trans>
          </Button>
        </>
      )}
      {state.at === 'success' && (
        <>
          <SubscriptionsOff />
          <ManageSubscriptions />
        </>
      )}
      {state.at === 'error' && (
        <>
          <AuthAlert of={state.failure}>
            <Trans>Unsubscribing failed: {_(failureMessage(state.failure))}</Trans>
          </AuthAlert>
          {isForLater(state.failure) ? (
            <Button onClick={end}>
              <Trans>Try again</Trans>
            </Button>
          ) : (
            <ManageSubscriptions />
          )}
        </>
      )}
    </Page>
  );
}

/** A link that is no good stays so, however often it is tried; what it was for is done in the settings. */
function isForLater(failure: CampusFailure): boolean {
  return failure.kind !== 'refused' || failure.code === 'tooManyTries';
}

function ManageSubscriptions(): ReactNode {
  return (
    <LinkButton to={SETTINGS} variant="outline">
      <Trans>Manage subscriptions</Trans>
    </LinkButton>
  );
}

const UNSUBSCRIBE = `mutation unsubscribe($token: String!) {
  unsubscribe(token: $token) {
    success
    errors { message }
  }
}`;

/** Ends all mails of whoever the token of a mail belongs to. Throws a `CampusError`. */
function unsubscribe(wire: Wire, token: string): Promise<void> {
  return mutate(wire, 'unsubscribe', UNSUBSCRIBE, { token });
}
