import { Trans } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { useOrganisation } from '#features/organisation/organisation.ts';
import { Page } from '#ui/layout/page.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Text } from '#ui/text/text.tsx';
import { LongText } from './long-text.tsx';
import type { TextBlock } from './public-texts.ts';
import * as styles from './texts.css.ts';

type Props = { imprint: TextBlock | null; privacy: TextBlock | null };

/** /privacy-policy with its anchors #imprint and #privacy (ROUTE-14). */
export function PrivacyPolicyScreen({ imprint, privacy }: Props): ReactNode {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash !== '') document.getElementById(hash)?.scrollIntoView();
  }, [hash]);
  return (
    <Page width="reader" gap="2xl">
      <Heading level={1}>
        <Trans>Imprint and privacy policy</Trans>
      </Heading>
      <Stack as="section" gap="md" {...anchorOf('imprint', imprint)} className={styles.anchored}>
        <Part text={imprint} title={<Trans>Imprint</Trans>} />
      </Stack>
      <Stack as="section" gap="md" {...anchorOf('privacy', privacy)} className={styles.anchored}>
        <Part text={privacy} title={<Trans>Privacy policy</Trans>} />
      </Stack>
    </Page>
  );
}

/** A text that names a heading of its own for the anchor is led to there: an id stands once on a page. */
function anchorOf(id: string, text: TextBlock | null): { id?: string } {
  return text?.content.includes(`id="${id}"`) ? {} : { id };
}

/** The law asks for these: a text brings its own title; where one is not written yet, it says who to ask. */
function Part({ text, title }: { text: TextBlock | null; title: ReactNode }): ReactNode {
  const { legalName, supportEmail, privacyPolicyLink } = useOrganisation();
  if (text !== null) return <LongText text={text} />;
  return (
    <Stack gap="xs">
      <Heading level={2}>{title}</Heading>
      <Text>{legalName}</Text>
      {supportEmail !== null && (
        <Text>
          <a href={`mailto:${supportEmail}`} dir="ltr">
            {supportEmail}
          </a>
        </Text>
      )}
      {privacyPolicyLink !== null && (
        <Text>
          <a href={privacyPolicyLink} rel="noopener">
            <Trans>Privacy policy of {legalName}</Trans>
          </a>
        </Text>
      )}
    </Stack>
  );
}
