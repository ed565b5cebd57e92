import type { ReactNode } from 'react';
import { countriesOf } from '#campus/organisation/offers-by-category.ts';
import { Moment } from '#ui/text/moment.tsx';
import { Text } from '#ui/text/text.tsx';
import { OutsideCard } from './outside-card.tsx';
import type { Offer } from './queries.ts';

/** One offer: what, for whom and until when. */
export function OfferCard({ offer }: { offer: Offer }): ReactNode {
  const { title, text, language, city, date, link } = offer;
  const countries = countriesOf(offer);
  return (
    <OutsideCard title={title} text={text} language={language} link={link}>
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
    </OutsideCard>
  );
}
