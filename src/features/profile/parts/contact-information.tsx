import { Trans } from '@lingui/react/macro';
import { createLink } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useOrganisation } from '#features/organisation/organisation.ts';
import type { Me } from '#features/profile/queries.ts';
import { ButtonLink } from '#ui/actions/button.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Heading } from '#ui/text/heading.tsx';
import * as styles from './profile.css.ts';

const LinkButton = createLink(ButtonLink);

/** How the campus reaches a person (PROFILE-10), and the way to change it. */
export function ContactInformation({ me }: { me: Me }): ReactNode {
  const { traits } = useOrganisation();
  return (
    <Stack as="section" gap="sm">
      <Heading level={2} size="title-m">
        <Trans>Contact information</Trans>
      </Heading>
      <dl className={styles.facts}>
        <Address name={<Trans>E-mail of your account</Trans>} address={me.email} />
        <Address name={<Trans>Where mails go</Trans>} address={me.privateEmail ?? me.email} />
        {traits.profileEmailDomain !== null && (
          <Address name={<Trans>Your e-mail address here</Trans>} address={me.studentEmail} />
        )}
      </dl>
      <div>
        <LinkButton to="/settings/$section" params={{ section: 'email' }} variant="outline" size="sm">
          <Trans>Change e-mail addresses</Trans>
        </LinkButton>
      </div>
    </Stack>
  );
}

function Address({ name, address }: { name: ReactNode; address: string | null }): ReactNode {
  return (
    <div className={styles.fact}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value}>
        {address === null ? (
          <span className={styles.nothing}>
            <Trans>Not given</Trans>
          </span>
        ) : (
          <bdi dir="ltr" className={styles.text}>
            {address}
          </bdi>
        )}
      </dd>
    </div>
  );
}
