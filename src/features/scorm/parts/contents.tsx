import { Trans, useLingui } from '@lingui/react/macro';
import Check from 'lucide-react/icons/check';
import Lock from 'lucide-react/icons/lock';
import type { ReactNode } from 'react';
import type { ScormItem } from '#campus/packages/package-index.ts';
import type { Navigation } from '#features/scorm/visit.ts';
import { Icon } from '#ui/icon.tsx';
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx';
import * as styles from './player.css.ts';

type Props = {
  items: readonly ScormItem[];
  navigation: Navigation | undefined;
  done: ReadonlySet<string>;
  onOpen: (item: string) => void;
};

/** What a package consists of, where one is in it, and what cannot be opened yet. */
export function Contents(props: Props): ReactNode {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Contents of the course`}>
      <Level {...props} className={styles.contents} />
    </nav>
  );
}

function Level({ items, className, ...rest }: Props & { className: string }): ReactNode {
  const shown = items.filter(({ id, isVisible }) => isVisible && !rest.navigation?.hidden.includes(id));
  return (
    <ul className={className}>
      {shown.map((item) => (
        <li key={item.id}>
          {item.href === null ? (
            <div className={styles.chapter} dir="auto">
              {item.title}
            </div>
          ) : (
            <Item {...rest} item={item} />
          )}
          {item.children.length > 0 && <Level {...rest} items={item.children} className={styles.inside} />}
        </li>
      ))}
    </ul>
  );
}

function Item({ item, navigation, done, onOpen }: Omit<Props, 'items'> & { item: ScormItem }): ReactNode {
  const isHere = navigation?.item === item.id;
  const isClosed = navigation === undefined || navigation.closed.includes(item.id);
  return (
    <button
      type="button"
      className={styles.item}
      aria-current={isHere ? 'page' : undefined}
      aria-disabled={isClosed}
      onClick={() => isClosed || isHere || onOpen(item.id)}
    >
      <span dir="auto">{item.title}</span>
      {done.has(item.id) && (
        <span>
          <Icon of={Check} size="sm" />
          <VisuallyHidden>
            <Trans>Done</Trans>
          </VisuallyHidden>
        </span>
      )}
      {isClosed && navigation !== undefined && (
        <span>
          <Icon of={Lock} size="sm" />
          <VisuallyHidden>
            <Trans>Not open yet: finish what comes before it.</Trans>
          </VisuallyHidden>
        </span>
      )}
    </button>
  );
}
