import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useOrganisation } from '#features/organisation/organisation.ts';
import { useSession } from '#features/session/session.ts';
import { Columns } from '#ui/layout/columns.tsx';
import { Page } from '#ui/layout/page.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Text } from '#ui/text/text.tsx';
import * as styles from './partners-screen.css.ts';

/** /partner: the partners of this campus that have a login of their own (TENANT-4). */
export function PartnersScreen(): ReactNode {
  const { subOrganisations, denomination, defaultLanguage } = useOrganisation();
  const { language } = useSession();
  return (
    <Page gap="2xl">
      <Heading level={1}>
        <Trans>Partners of {denomination}</Trans>
      </Heading>
      <Columns>
        {subOrganisations.map(({ id, path, logo, denomination: name, tagline }) => (
          <Link key={id} to="/partner/$name" params={{ name: path }} className={styles.partner}>
            {logo !== null && <img src={logo} alt="" className={styles.logo} />}
            <Heading level={2} size="title-m">
              {name}
            </Heading>
            <Text size="small" tone="muted">
              {tagline[language] ?? tagline[defaultLanguage]}
            </Text>
          </Link>
        ))}
      </Columns>
    </Page>
  );
}
