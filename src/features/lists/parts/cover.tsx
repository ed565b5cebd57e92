import ListIcon from 'lucide-react/icons/list';
import type { ReactNode } from 'react';
import { kindOf, type ListedItem } from '#campus/learning/learning-item.ts';
import { keyTextOf } from '#features/lists/item-key.ts';
import { ItemPicture } from '#ui/cards/item-picture.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import * as styles from './cover.css.ts';

const SHOWN = 4;

/** What is in a list, at a glance: its first pictures. Decorative: the words stand beside it. */
export function Mosaic({ items }: { items: readonly ListedItem[] }): ReactNode {
  const shown = items.length < SHOWN ? items.slice(0, 1) : items.slice(0, SHOWN);
  return (
    <div className={styles.mosaic} aria-hidden="true">
      {shown.map((item) => (
        <div key={keyTextOf(item)} className={classNames(styles.tile, shown.length === 1 && styles.whole)}>
          <Picture item={item} />
        </div>
      ))}
      {shown.length === 0 && (
        <span className={styles.nothing}>
          <Icon of={ListIcon} />
        </span>
      )}
    </div>
  );
}

export function Thumb({ item }: { item: ListedItem }): ReactNode {
  return (
    <div className={styles.thumb} aria-hidden="true">
      <Picture item={item} />
    </div>
  );
}

function Picture({ item }: { item: ListedItem }): ReactNode {
  const image = item.__typename === 'UserContent' ? null : item.image;
  return <ItemPicture image={image} kind={kindOf(item)} seed={item.id} className={styles.picture} />;
}
