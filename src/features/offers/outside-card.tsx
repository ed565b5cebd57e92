import { Trans } from '@lingui/react/macro';
import ExternalLink from 'lucide-react/icons/external-link';
import { type ReactNode, useId } from 'react';
import { useOnline } from '#features/calls/online.ts';
import { ButtonLink } from '#ui/actions/button.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Html } from '#ui/text/html.tsx';
import { Text } from '#ui/text/text.tsx';
import * as styles from './outside-card.css.ts';

type Props = {
  title: string;
  /** HTML of the campus, and its language. */
  text: string;
  language: string;
  link: string;
  /** Facts below the text. */
  children?: ReactNode;
};

/** What stands on somebody else's website; its link leads out of the campus, which says before the tap that it needs the internet. */
export function OutsideCard({ title, text, language, link, children }: Props): ReactNode {
  const online = useOnline();
  const heading = useId();
  return (
    <article className={styles.card} aria-labelledby={heading}>
      <Heading level={3} size="title-s" dir="auto" id={heading}>
        {title}
      </Heading>
      <Html lang={language}>{text}</Html>
      {children}
      {online ? (
        <ButtonLink
          href={link}
          target="_blank"
          rel="noopener noreferrer"
          variant="outline"
          icon={ExternalLink}
          mirrored
          aria-describedby={heading}
        >
          <Trans>See more</Trans>
        </ButtonLink>
      ) : (
        <Text size="small" tone="muted">
          <Trans>Needs the internet</Trans>
        </Text>
      )}
    </article>
  );
}
