import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import type { LearningItem } from '#campus/learning-item.ts';
import { COURSES_PAGE, PROGRAMS_PAGE } from '#campus/limits.ts';
import { ItemCard } from '#features/learning-items/item-card.tsx';
import { BookmarkToggle } from '#features/lists/bookmark-toggle.tsx';
import { Button } from '#ui/button.tsx';
import { CardList } from '#ui/card.tsx';
import { Row } from '#ui/row.tsx';

const PAGE = { programs: PROGRAMS_PAGE, courses: COURSES_PAGE } as const;

type Props = { kind: keyof typeof PAGE; items: readonly LearningItem[]; headingLevel: 3 | 4 };

/** Programs 4, courses 8 at a time (A9); "show more" only when there are more. */
export function PagedCards({ kind, items, headingLevel }: Props): ReactNode {
  const [shown, setShown] = useState<number>(PAGE[kind]);
  if (items.length === 0) return null;
  return (
    <>
      <CardList>
        {items.slice(0, shown).map((item) => (
          <li key={item.id}>
            <ItemCard item={item} headingLevel={headingLevel} actions={<BookmarkToggle item={item} />} />
          </li>
        ))}
      </CardList>
      {items.length > shown && (
        <Row justify="center">
          <Button variant="outline" onClick={() => setShown(shown + PAGE[kind])}>
            <Trans>Show more</Trans>
          </Button>
        </Row>
      )}
    </>
  );
}
