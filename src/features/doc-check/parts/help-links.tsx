import { Trans } from '@lingui/react/macro';
import Mail from 'lucide-react/icons/mail';
import type { ReactNode } from 'react';
import { useOrganisation } from '#features/organisation/organisation.ts';
import { ButtonLink } from '#ui/actions/button.tsx';
import { Text } from '#ui/text/text.tsx';

/** An article of the support centre about the check; it is on the internet, so it opens beside the campus. */
export function SupportArticle({ link }: { link: string | null }): ReactNode {
  if (link === null) return null;
  return (
    <Text as="span" size="small">
      <a href={link} target="_blank" rel="noopener noreferrer">
        <Trans>How the document check works</Trans>
      </a>
    </Text>
  );
}

/** Where no document is taken any more, people are. */
export function AskTeam(): ReactNode {
  const { supportEmail } = useOrganisation();
  if (supportEmail === null) return null;
  return (
    <ButtonLink href={`mailto:${supportEmail}`} variant="outline" size="sm" icon={Mail}>
      <Trans>Ask us</Trans>
    </ButtonLink>
  );
}
