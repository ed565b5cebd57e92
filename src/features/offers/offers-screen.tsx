import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { useCampusQuery } from '#cache/use-campus-query.ts';
import { countriesOfAll, offersByCategory } from '#campus/organisation/offers-by-category.ts';
import { useSession } from '#features/session/session.ts';
import { ChoiceChip } from '#ui/cards/chip.tsx';
import { StonyPath } from '#ui/drawings/stony-path.tsx';
import { List } from '#ui/layout/list.tsx';
import { Page } from '#ui/layout/page.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { EmptyState } from '#ui/status/empty-state.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Text } from '#ui/text/text.tsx';
import { OfferCard } from './offer-card.tsx';
import * as styles from './offers.css.ts';
import { OutsideHead } from './outside-head.tsx';
import { offerQueries } from './queries.ts';

/** /services/offers (OFFER-2): what others offer, by country and category. */
export function OffersScreen(): ReactNode {
  const { language } = useSession();
  const { data, at, isStale } = useCampusQuery(offerQueries.board(language));
  const [chosen, setChosen] = useState<string>();
  const { offers } = data;
  const countries = countriesOfAll(offers);
  // The offers of a country may all be over while the page is open.
  const country = countries.find((one) => one === chosen);
  return (
    <Page gap="2xl">
      <OutsideHead
        title={<Trans>Offer Board</Trans>}
        intro={<Trans>Others offer this to people who learn here. Each link leads to their own website.</Trans>}
        at={at}
        isStale={isStale}
      />
      {offers.length === 0 ? (
        <EmptyState drawing={<StonyPath />}>
          <Trans>No current offers.</Trans>
        </EmptyState>
      ) : (
        <Countries countries={countries} country={country} onChoose={setChosen} />
      )}
      {offersByCategory(offers, country).map(({ category, categoryIcon, offers: shown }) => (
        <Stack as="section" gap="md" key={category}>
          <Row gap="sm">
            {categoryIcon && <img src={categoryIcon} alt="" className={styles.icon} />}
            <Heading level={2} dir="auto">
              {category}
            </Heading>
          </Row>
          {shown.length === 0 ? (
            <Text tone="muted">
              <Trans>No current offers.</Trans>
            </Text>
          ) : (
            <List columns>
              {shown.map((offer) => (
                <li key={offer.id}>
                  <OfferCard offer={offer} />
                </li>
              ))}
            </List>
          )}
        </Stack>
      ))}
    </Page>
  );
}

type CountriesProps = {
  countries: readonly string[];
  country: string | undefined;
  onChoose: (country: string | undefined) => void;
};

function Countries({ countries, country, onChoose }: CountriesProps): ReactNode {
  const { t } = useLingui();
  return (
    <Row gap="xs" role="group" aria-label={t`Country`}>
      <ChoiceChip selected={country === undefined} onClick={() => onChoose(undefined)}>
        <Trans>All</Trans>
      </ChoiceChip>
      {countries.map((one) => (
        <ChoiceChip key={one} selected={one === country} onClick={() => onChoose(one)}>
          <bdi>{one}</bdi>
        </ChoiceChip>
      ))}
    </Row>
  );
}
