import { Plural, Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import type { LearningItem } from '#campus/learning/learning-item.ts';
import { COURSES_PAGE, COURSES_PAGE_OPTIONS, PROGRAMS_PAGE, PROGRAMS_PAGE_OPTIONS } from '#campus/limits.ts';
import { ItemCard } from '#features/learning-items/item-card.tsx';
import { CardActions } from '#features/lists/card-actions.tsx';
import { Button } from '#ui/actions/button.tsx';
import { CardList } from '#ui/cards/card.tsx';
import { SelectField } from '#ui/forms/select-field.tsx';
import { Row } from '#ui/layout/row.tsx';
import * as styles from './paged-cards.css.ts';

const PAGE = { programs: PROGRAMS_PAGE, courses: COURSES_PAGE } as const;
const OPTIONS = { programs: PROGRAMS_PAGE_OPTIONS, courses: COURSES_PAGE_OPTIONS } as const;

type Props = { kind: keyof typeof PAGE; items: readonly LearningItem[]; headingLevel: 3 | 4 };

/**
 * Programs by 4, 8 or 16, courses by 8, 16 or 32; the pager shows only where there are more than the first page
 * (CATALOGUE-4).
 */
export function PagedCards({ kind, items, headingLevel }: Props): ReactNode {
  const [page, setPage] = useState<number>(PAGE[kind]);
  const [pages, setPages] = useState(1);
  if (items.length === 0) return null;
  const shown = page * pages;
  const choose = (size: number): void => {
    setPage(size);
    setPages(1);
  };
  return (
    <>
      <CardList>
        {items.slice(0, shown).map((item) => (
          <li key={item.id}>
            <ItemCard item={item} headingLevel={headingLevel} actions={<CardActions item={item} />} />
          </li>
        ))}
      </CardList>
      {items.length > PAGE[kind] && (
        <Row justify="between" align="end">
          <div className={styles.size}>
            <SelectField
              label={<Trans>Number shown at once</Trans>}
              value={page}
              onChange={(event) => choose(Number(event.target.value))}
            >
              {OPTIONS[kind].map((size) => (
                <option key={size} value={size}>
                  {size}
                </option>
              ))}
            </SelectField>
          </div>
          {items.length > shown && (
            <Button variant="outline" onClick={() => setPages(pages + 1)}>
              <Plural value={Math.min(page, items.length - shown)} one="Show # more" other="Show # more" />
            </Button>
          )}
        </Row>
      )}
    </>
  );
}
