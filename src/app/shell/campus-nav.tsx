import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useLocation } from '@tanstack/react-router';
import Award from 'lucide-react/icons/award';
import BookOpen from 'lucide-react/icons/book-open';
import Compass from 'lucide-react/icons/compass';
import House from 'lucide-react/icons/house';
import Users from 'lucide-react/icons/users';
import { type ReactNode, useEffect } from 'react';
import { noteSection } from '#device/session/came-from.ts';
import { useOrganisation } from '#features/organisation/organisation.ts';
import { Icon } from '#ui/icon.tsx';
import * as styles from './campus-nav.css.ts';

/** `sections`: first segments of the pages that belong to the item, beside its own. */
const ITEMS = [
  { to: '/start', icon: House, label: <Trans>Home</Trans>, sections: [] },
  { to: '/explore', icon: Compass, label: <Trans>Explore</Trans>, sections: ['category', 'content-provider'] },
  { to: '/bookmarks', icon: BookOpen, label: <Trans>My courses</Trans>, sections: ['course', 'program', 'list'] },
] as const;
const COMMUNITY = {
  to: '/community',
  icon: Users,
  label: <Trans>Community</Trans>,
  sections: ['code-of-conduct'],
} as const;
const SUCCESS = { to: '/achievements', icon: Award, label: <Trans>Achievements</Trans>, sections: [] } as const;

/** Fixed at the bottom on phones, in the header from md on, with the section marked (ROUTE-8): labels always visible. */
export function CampusNav({ place }: { place: 'top' | 'bottom' }): ReactNode {
  const { t } = useLingui();
  const { showCommunity, showSuccessInNavBar } = useOrganisation().features;
  const pathname = useLocation({ select: (location) => location.pathname });
  const section = pathname.split('/')[1];
  useEffect(() => noteSection(pathname), [pathname]);
  const items = [...ITEMS, ...(showCommunity ? [COMMUNITY] : []), ...(showSuccessInNavBar ? [SUCCESS] : [])];
  return (
    <nav className={styles.nav[place]} aria-label={t`Campus`}>
      {items.map(({ to, icon, label, sections }) => (
        <Link
          key={to}
          to={to}
          className={styles.item[place]}
          aria-current={sections.some((one) => one === section) ? 'true' : undefined}
        >
          <span className={styles.pill[place]}>
            <Icon of={icon} />
          </span>
          <span className={styles.label}>{label}</span>
        </Link>
      ))}
    </nav>
  );
}
