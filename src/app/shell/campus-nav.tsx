import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import Award from 'lucide-react/icons/award';
import Bookmark from 'lucide-react/icons/bookmark';
import Compass from 'lucide-react/icons/compass';
import House from 'lucide-react/icons/house';
import type { ReactNode } from 'react';
import { useOrganisation } from '#features/organisation/organisation.ts';
import { Icon } from '#ui/icon.tsx';
import * as styles from './campus-nav.css.ts';

const ITEMS = [
  { to: '/start', icon: House, word: <Trans>Home</Trans> },
  { to: '/explore', icon: Compass, word: <Trans>Explore</Trans> },
  { to: '/bookmarks', icon: Bookmark, word: <Trans>My lists</Trans> },
] as const;
const SUCCESS = { to: '/achievements', icon: Award, word: <Trans>Achievements</Trans> } as const;

/** Fixed at the bottom on phones, in the header from md on (ROUTE-8): labels always visible. */
export function CampusNav({ place }: { place: 'top' | 'bottom' }): ReactNode {
  const { t } = useLingui();
  const { showSuccessInNavBar } = useOrganisation().features;
  const items = showSuccessInNavBar ? [...ITEMS, SUCCESS] : ITEMS;
  return (
    <nav className={styles.nav[place]} aria-label={t`Campus`}>
      {items.map(({ to, icon, word }) => (
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
