import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import Bookmark from 'lucide-react/icons/bookmark';
import Compass from 'lucide-react/icons/compass';
import House from 'lucide-react/icons/house';
import type { ReactNode } from 'react';
import { Icon } from '#ui/icon.tsx';
import * as styles from './campus-nav.css.ts';

const ITEMS = [
  { to: '/start', icon: House, word: <Trans>Home</Trans> },
  { to: '/explore', icon: Compass, word: <Trans>Explore</Trans> },
  { to: '/bookmarks', icon: Bookmark, word: <Trans>My lists</Trans> },
] as const;

/** Fixed at the bottom on phones, in the header from md on (B2, Navigation bar): labels always visible. */
export function CampusNav({ place }: { place: 'top' | 'bottom' }): ReactNode {
  const { t } = useLingui();
  return (
    <nav className={styles.nav[place]} aria-label={t`Campus`}>
      {ITEMS.map(({ to, icon, word }) => (
        <Link key={to} to={to} className={styles.item[place]}>
          <span className={styles.pill[place]}>
            <Icon of={icon} />
          </span>
          <span>{word}</span>
        </Link>
      ))}
    </nav>
  );
}
