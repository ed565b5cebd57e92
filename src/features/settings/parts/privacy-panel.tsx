import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { useCampusQuery } from '#cache/use-campus-query.ts';
import { usesAnalytics } from '#campus/analytics/consent-choice.ts';
import { cookieChoices, renewVisitor } from '#device/privacy/cookie-choices.ts';
import { useOrganisation } from '#features/organisation/organisation.ts';
import { openCookieSettings } from '#features/privacy/cookie-open-state.ts';
import { useSession } from '#features/session/session.ts';
import { settingsQueries } from '#features/settings/queries.ts';
import { Button } from '#ui/actions/button.tsx';
import { List } from '#ui/layout/list.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Moment } from '#ui/text/moment.tsx';
import { Text } from '#ui/text/text.tsx';
import { ChoiceRow } from './choice-row.tsx';
import { Panel } from './panel.tsx';
import * as styles from './settings.css.ts';
import { usePreference } from './use-preference.ts';

/** Who sees what (PROFILE-8), and what this device is known by. */
export function PrivacyPanel(): ReactNode {
  return (
    <Panel of="privacy">
      <WhoSees />
      <Cookies />
      <VisitorId />
      <Consents />
    </Panel>
  );
}

/** Where there is no map and no chat, nobody is asked about them. */
function WhoSees(): ReactNode {
  const preference = usePreference();
  const { features, mattermostTeamName } = useOrganisation();
  return (
    <div className={styles.choices}>
      <ChoiceRow
        {...preference('showFirstName')}
        label={<Trans>Show my first name</Trans>}
        help={<Trans>Others see: your first name. Otherwise they see your nickname.</Trans>}
      />
      <ChoiceRow
        {...preference('showActivity')}
        label={<Trans>Show what I learn</Trans>}
        help={<Trans>Others see: the modules that you take.</Trans>}
      />
      {features.showCommunity && features.showLearnerMap && (
        <ChoiceRow
          {...preference('showOnMap')}
          label={<Trans>Show me on the map</Trans>}
          help={<Trans>Others see: your city, never your address.</Trans>}
        />
      )}
      {mattermostTeamName !== null && (
        <ChoiceRow
          {...preference('enableDirectMessage')}
          label={<Trans>Direct messages</Trans>}
          help={<Trans>Others see: a button to write to you in the chat, once you have been there.</Trans>}
        />
      )}
    </div>
  );
}

/** Only where analytics are enabled and no script asks in place of the campus (PRIVACY-3). */
function Cookies(): ReactNode {
  const organisation = useOrganisation();
  const { choice } = useSyncExternalStore(cookieChoices.subscribe, cookieChoices.read);
  if (!usesAnalytics(organisation)) return null;
  return (
    <Stack as="section" gap="xs" align="start">
      <Heading level={2} size="title-m">
        <Trans>Cookies</Trans>
      </Heading>
      <Text size="small" tone="muted">
        {choice?.analytics === true ? (
          <Trans>
            You allow statistics, since <Moment at={choice.at} form="date" />.
          </Trans>
        ) : (
          <Trans>You do not allow statistics.</Trans>
        )}
      </Text>
      <Button variant="outline" onClick={openCookieSettings}>
        <Trans>Cookie settings</Trans>
      </Button>
    </Stack>
  );
}

function VisitorId(): ReactNode {
  const [isNew, setNew] = useState(false);
  const renew = (): void => {
    void renewVisitor();
    setNew(true);
  };
  return (
    <Stack as="section" gap="xs" align="start">
      <Heading level={2} size="title-m">
        <Trans>Number of this device</Trans>
      </Heading>
      <Text size="small" tone="muted">
        <Trans>The campus tells devices apart by a random number. A new number has no history.</Trans>
      </Text>
      <Button variant="outline" onClick={renew}>
        <Trans>Take a new number</Trans>
      </Button>
      <Text size="small" tone="success" role="status">
        {isNew && <Trans>This device has a new number.</Trans>}
      </Text>
    </Stack>
  );
}

function Consents(): ReactNode {
  const { language } = useSession();
  const { consentRequests } = useCampusQuery(settingsQueries.consents(language)).data.viewer;
  if (consentRequests.length === 0) return null;
  return (
    <Stack as="section" gap="xs">
      <Heading level={2} size="title-m">
        <Trans>What I agreed to</Trans>
      </Heading>
      <List gap="none" className={styles.choices}>
        {consentRequests.map(({ id, identifier, denomination, consented }) => (
          <li key={id}>
            <div className={styles.session}>
              <Link to="/consent/$identifier" params={{ identifier }} className={styles.sessionText}>
                <bdi>{denomination}</bdi>
              </Link>
              <Text as="span" size="small" tone={consented ? 'success' : 'muted'}>
                {consented ? <Trans>Agreed</Trans> : <Trans>Not agreed</Trans>}
              </Text>
            </div>
          </li>
        ))}
      </List>
    </Stack>
  );
}
