import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import type { LearningItem } from '#campus/learning/learning-item.ts';
import { ItemCard } from '#features/learning-items/item-card.tsx';
import { CardActions } from '#features/lists/card-actions.tsx';
import { Button } from '#ui/actions/button.tsx';
import { CardList } from '#ui/cards/card.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Heading } from '#ui/text/heading.tsx';

/** How many stand there before all are asked for (CATALOGUE-14). */
const FIRST = 4;

type Props = { title: ReactNode; items: readonly LearningItem[]; first?: number };

/** A few cards, and the rest by a tap. */
export function CardSection({ title, items, first = FIRST }: Props): ReactNode {
  const [showsAll, setShowsAll] = useState(false);
  if (items.length === 0) return null;
  return (
    <Stack as="section" gap="md">
      <Heading level={2}>{title}</Heading>
      <CardList>
        {(showsAll ? items : items.slice(0, first)).map((item) => (
          <li key={`${item.__typename}:${item.id}`}>
            <ItemCard item={item} actions={<CardActions item={item} />} />
          </li>
        ))}
      </CardList>
      {!showsAll && items.length > first && (
        <Row justify="center">
          <Button variant="outline" onClick={() => setShowsAll(true)}>
            <Trans>Show all {items.length}</Trans>
          </Button>
        </Row>
      )}
    </Stack>
  );
}
