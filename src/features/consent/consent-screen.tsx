import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { createLink, useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useCampusQuery } from '#cache/use-campus-query.ts';
import { isOwnPath } from '#device/session/session.ts';
import { CallFailure } from '#features/calls/call-failure.tsx';
import { useCampusCall } from '#features/calls/use-campus-call.ts';
import { useOrganisation } from '#features/organisation/organisation.ts';
import { useSession } from '#features/session/session.ts';
import { ButtonLink } from '#ui/actions/button.tsx';
import { StonyPath } from '#ui/drawings/stony-path.tsx';
import { Page } from '#ui/layout/page.tsx';
import { EmptyState } from '#ui/status/empty-state.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Html } from '#ui/text/html.tsx';
import { answerConsent } from './answer-consent.ts';
import { ConsentSummary } from './consent-summary.tsx';
import { ConsentActions } from './parts/consent-actions.tsx';
import { consentQueries } from './queries.ts';

const LinkButton = createLink(ButtonLink);

/** /consent/{identifier} with all its states (GATE-3). `urlBack` leads to a path of this campus or nowhere (ASVS 3.7.2). */
export function ConsentScreen({ identifier, urlBack }: { identifier: string; urlBack: string | undefined }): ReactNode {
  const { language, wire } = useSession();
  const { denomination } = useOrganisation();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { data } = useCampusQuery(consentQueries.one(identifier, language));
  const call = useCampusCall();
  const [revoked, setRevoked] = useState(false);
  const consent = data.consentRequest;
  if (consent === null) return <NoConsent />;
  if (revoked) return <Revoked />;
  const answer = (action: 'consent' | 'revoke') =>
    call.run(async () => {
      await answerConsent(wire, consent.id, action);
      if (action === 'revoke') setRevoked(true);
      // Before anything is left for: the page behind may be one that needs the consent.
      await client.refetchQueries({ queryKey: consentQueries.all() });
      if (action === 'consent' && urlBack !== undefined && isOwnPath(urlBack))
        await navigate({ href: urlBack, replace: true });
    });
  return (
    <Page width="reader" gap="xl">
      <Heading level={1} dir="auto">
        {consent.denomination}
      </Heading>
      <ConsentSummary who={denomination} />
      <CallFailure failure={call.failure} />
      <Html lang={consent.language}>{consent.description}</Html>
      <ConsentActions
        consented={consent.consented}
        pending={call.pending}
        onAccept={() => void answer('consent')}
        onRevoke={() => void answer('revoke')}
      />
    </Page>
  );
}

function SettingsLink(): ReactNode {
  return (
    <LinkButton to="/settings">
      <Trans>Settings</Trans>
    </LinkButton>
  );
}

function NoConsent(): ReactNode {
  return (
    <Page>
      <EmptyState
        drawing={<StonyPath />}
        headingLevel={1}
        title={<Trans>Nothing is asked here</Trans>}
        action={<SettingsLink />}
      >
        <Trans>Sorry, there is no information available</Trans>
      </EmptyState>
    </Page>
  );
}

function Revoked(): ReactNode {
  return (
    <Page>
      <EmptyState drawing={<StonyPath />} headingLevel={1} title={<Trans>Revoked</Trans>} action={<SettingsLink />}>
        <Trans>Your consent was withdrawn.</Trans>
      </EmptyState>
    </Page>
  );
}
