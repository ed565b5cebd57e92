import { Trans } from '@lingui/react/macro';
import { createLink } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { ListedItem } from '#campus/learning/learning-item.ts';
import { ItemCard } from '#features/learning-items/item-card.tsx';
import { UserContentCard } from '#features/learning-items/user-content-card.tsx';
import { CardActions } from '#features/lists/card-actions.tsx';
import { keyTextOf } from '#features/lists/item-key.ts';
import { ButtonLink } from '#ui/actions/button.tsx';
import { CardList } from '#ui/cards/card.tsx';
import { LetterBox } from '#ui/drawings/letter-box.tsx';
import { EmptyState } from '#ui/status/empty-state.tsx';

const LinkButton = createLink(ButtonLink);

/** What somebody has gathered, as cards. */
export function GatheredCards({
  items,
  headingLevel,
}: {
  items: readonly ListedItem[];
  headingLevel: 2 | 3;
}): ReactNode {
  return (
    <CardList>
      {items.map((item) => (
        <li key={keyTextOf(item)}>
          {item.__typename === 'UserContent' ? (
            <UserContentCard made={item} headingLevel={headingLevel} actions={<CardActions item={item} />} />
          ) : (
            <ItemCard item={item} headingLevel={headingLevel} actions={<CardActions item={item} />} />
          )}
        </li>
      ))}
    </CardList>
  );
}

/** Nothing is gathered yet: how to, in a sentence, and the way to where there is something. */
export function NothingGathered({ children }: { children: ReactNode }): ReactNode {
  return (
    <EmptyState
      drawing={<LetterBox />}
      action={
        <LinkButton to="/explore" variant="tonal">
          <Trans>Explore courses</Trans>
        </LinkButton>
      }
    >
      {children}
    </EmptyState>
  );
}
