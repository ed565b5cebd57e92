import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Explore } from '#features/explore/queries.ts';
import { Topics } from '#features/explore/topics.tsx';
import { ItemCard } from '#features/learning-items/item-card.tsx';
import { CardActions } from '#features/lists/card-actions.tsx';
import { CardList } from '#ui/cards/card.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Heading } from '#ui/text/heading.tsx';

/** How many recommendations stand before all there is. */
const RECOMMENDED = 3;

/** Topics, and what the campus recommends to this person (CATALOGUE-4). */
export function Discover({ viewer }: Pick<Explore, 'viewer'>): ReactNode {
  const recommended = viewer.recommendations.slice(0, RECOMMENDED);
  return (
    <>
      <Topics categories={viewer.moduleCategories} />
      {recommended.length > 0 && (
        <Stack as="section" gap="md">
          <Heading level={2}>
            <Trans>Recommended for you</Trans>
          </Heading>
          <CardList>
            {recommended.map((item) => (
              <li key={`${item.__typename}:${item.id}`}>
                <ItemCard item={item} actions={<CardActions item={item} />} />
              </li>
            ))}
          </CardList>
        </Stack>
      )}
    </>
  );
}
