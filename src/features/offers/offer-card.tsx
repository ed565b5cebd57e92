import { Trans } from '@lingui/react/macro';
import ExternalLink from 'lucide-react/icons/external-link';
import { type ReactNode, useId } from 'react';
import { countriesOf } from '#campus/organisation/offers-by-category.ts';
import { useOnline } from '#features/calls/online.ts';
import { ButtonLink } from '#ui/actions/button.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Html } from '#ui/text/html.tsx';
import { Moment } from '#ui/text/moment.tsx';
import { Text } from '#ui/text/text.tsx';
import * as styles from './offers.css.ts';
import type { Offer } from './queries.ts';

/** One offer; its link leads out of the campus, which says before the tap that it needs the internet. */
export function OfferCard({ offer }: { offer: Offer }): ReactNode {
  const { title, text, language, city, date, link } = offer;
  const online = useOnline();
  const heading = useId();
  const countries = countriesOf(offer);
  return (
    <article className={styles.card} aria-labelledby={heading}>
      <Heading level={3} size="title-s" dir="auto" id={heading}>
        {title}
      </Heading>
      <Html lang={language}>{text}</Html>
      <Text size="small" tone="muted">
        {[...(city === null ? [] : [city]), ...countries].map((place, n) => (
          <span key={place}>
            {n > 0 && ' · '}
            <bdi>{place}</bdi>
          </span>
        ))}
      </Text>
      {date !== null && (
        <Text size="small" tone="muted">
          <Moment at={new Date(date)} form="date" />
        </Text>
      )}
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
