import { type ReactNode, startTransition, useOptimistic } from 'react';
import { useSend } from '#cache/use-send.ts';
import { kindOf, type ListedItem } from '#campus/learning/learning-item.ts';
import { AwayChip, SavedChip, useIsAway } from '#features/learning-items/away.tsx';
import { ItemLink, unitOf } from '#features/learning-items/item-card.tsx';
import { pageKeyOf } from '#features/learning-items/unit-keys.ts';
import { itemKeyOf, keyTextOf } from '#features/lists/item-key.ts';
import { orderItems } from '#features/lists/order-items.ts';
import { useSession } from '#features/session/session.ts';
import { KindChip } from '#ui/cards/kind-chip.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { SortableList } from '#ui/sortable/sortable-list.tsx';
import { Thumb } from './cover.tsx';
import { RowMenu } from './row-menu.tsx';
import * as styles from './sortable-items.css.ts';

type Props = {
  label: string;
  items: readonly ListedItem[];
  /** The list that they stand in; null: the bookmarks. */
  of: { id: string; denomination: string } | null;
  onRemove: (item: ListedItem) => void;
};

type Shown = { items: readonly ListedItem[]; held?: string };

/** What a person has gathered, to be brought into their order, with a network or without (LIST-6). */
export function SortableItems({ label, items, of, onRemove }: Props): ReactNode {
  const send = useSend(orderItems);
  // A row that is put down stays at its new place, and in the hand until the outbox has the order: what looks done is kept.
  const [shown, show] = useOptimistic<Shown>({ items });
  const order = (next: readonly ListedItem[], held: string): void =>
    startTransition(async () => {
      show({ items: next, held });
      await send({ of, items: next.map(itemKeyOf), before: items.map(itemKeyOf) });
    });
  return (
    <SortableList
      label={label}
      items={shown.items}
      held={shown.held}
      keyOf={keyTextOf}
      nameOf={({ denomination }) => denomination}
      onOrder={order}
    >
      {(item, { at, move }) => (
        <div className={styles.row}>
          <ItemText item={item} />
          <div className={styles.menu}>
            <RowMenu
              title={item.denomination}
              at={at}
              total={shown.items.length}
              move={move}
              onRemove={() => onRemove(item)}
            />
          </div>
        </div>
      )}
    </SortableList>
  );
}

function ItemText({ item }: { item: ListedItem }): ReactNode {
  const { language } = useSession();
  const away = useIsAway(pageKeyOf(item, language, undefined));
  return (
    <>
      <Thumb item={item} />
      <Stack gap="2xs" align="start" className={styles.text}>
        <ItemLink item={item} className={styles.link}>
          <bdi>{item.denomination}</bdi>
        </ItemLink>
        {away ? (
          <AwayChip />
        ) : (
          <Row gap="2xs">
            <KindChip kind={kindOf(item)} />
            {item.__typename !== 'UserContent' && <SavedChip unit={unitOf(item, undefined)} />}
          </Row>
        )}
      </Stack>
    </>
  );
}
