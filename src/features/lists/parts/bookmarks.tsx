import { Plural, Trans, useLingui } from '@lingui/react/macro';
import ArrowDownUp from 'lucide-react/icons/arrow-down-up';
import { type ReactNode, useState } from 'react';
import { useSend } from '#cache/use-send.ts';
import type { ListedItem } from '#campus/learning/learning-item.ts';
import { setBookmark } from '#features/lists/set-bookmark.ts';
import { BOOKMARK_ORDER } from '#features/lists/subjects.ts';
import { ChangeMark } from '#features/sync/change-mark.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Text } from '#ui/text/text.tsx';
import { GatheredCards, NothingGathered } from './gathered.tsx';
import { SortableItems } from './sortable-items.tsx';

/** What I marked: as cards, and as rows while I bring them into my order. */
export function Bookmarks({ items }: { items: readonly ListedItem[] }): ReactNode {
  const { t } = useLingui();
  const [ordering, setOrdering] = useState(false);
  const send = useSend(setBookmark);
  return (
    <Stack as="section" gap="md">
      <Row justify="between">
        <Heading level={2}>
          <Trans>Bookmarks</Trans>
        </Heading>
        {items.length > 1 && (
          <Button
            variant="quiet"
            size="sm"
            icon={ArrowDownUp}
            aria-pressed={ordering}
            onClick={() => setOrdering(!ordering)}
          >
            {ordering ? <Trans>Done</Trans> : <Trans>Change order</Trans>}
          </Button>
        )}
      </Row>
      {items.length === 0 ? (
        <NothingGathered>
          <Trans>Nothing saved yet. Tap the bookmark on a course.</Trans>
        </NothingGathered>
      ) : (
        <>
          <Row>
            <Text tone="muted" size="small">
              <Plural value={items.length} one="# bookmark" other="# bookmarks" />
            </Text>
            <ChangeMark subject={BOOKMARK_ORDER} />
          </Row>
          {ordering ? (
            <SortableItems
              label={t`Bookmarks`}
              items={items}
              of={null}
              onRemove={(card) => void send({ card, bookmarked: false })}
            />
          ) : (
            <GatheredCards items={items} headingLevel={3} />
          )}
        </>
      )}
    </Stack>
  );
}
