import { Trans } from '@lingui/react/macro';
import { createLink } from '@tanstack/react-router';
import LifeBuoy from 'lucide-react/icons/life-buoy';
import Mail from 'lucide-react/icons/mail';
import MessageCircle from 'lucide-react/icons/message-circle';
import Users from 'lucide-react/icons/users';
import type { ReactNode } from 'react';
import { useOrganisation } from '#features/organisation/organisation.ts';
import { ButtonLink } from '#ui/actions/button.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/text/text.tsx';
import { Panel } from './panel.tsx';
import * as styles from './settings.css.ts';

const LinkButton = createLink(ButtonLink);

/** Where help is, as far as the organisation offers any (TENANT-12: showHelpCenter, showSupportChat). */
export function HelpPanel(): ReactNode {
  const { features, helpCenterLink, supportEmail, hasMentoring } = useOrganisation();
  return (
    <Panel of="help">
      <Text>
        <Trans>There is always someone you can ask.</Trans>
      </Text>
      <Stack gap="sm" align="start">
        {features.showCommunity && (
          <LinkButton to="/code-of-conduct/community" variant="outline" icon={Users}>
            <Trans>Our code of conduct</Trans>
          </LinkButton>
        )}
        {hasMentoring && (
          <LinkButton to="/services/mentoring" variant="outline" icon={MessageCircle}>
            <Trans>Mentoring</Trans>
          </LinkButton>
        )}
        {features.showHelpCenter && helpCenterLink !== null && (
          <ButtonLink href={helpCenterLink} target="_blank" rel="noopener noreferrer" variant="outline" icon={LifeBuoy}>
            <Trans>Open the help pages</Trans>
          </ButtonLink>
        )}
        {features.showSupportChat && supportEmail !== null && (
          <ButtonLink href={`mailto:${supportEmail}`} variant="outline" icon={Mail}>
            <Trans>
              Write to{' '}
              <bdi dir="ltr" className={styles.address}>
                {supportEmail}
              </bdi>
            </Trans>
          </ButtonLink>
        )}
      </Stack>
    </Panel>
  );
}
