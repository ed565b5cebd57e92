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

/** `pages`: where pages begin that belong to the item, beside its own: those that lead back to it. */
const ITEMS = [
  { to: '/start', icon: House, label: <Trans>Home</Trans>, pages: ['surveys', 'survey', 'custom-survey'] },
  {
    to: '/explore',
    icon: Compass,
    label: <Trans>Explore</Trans>,
    pages: [
      'category',
      'filter',
      'content-providers',
      'content-provider',
      'language-school',
      'learning-map',
      'services/offers',
      'services/mentoring',
    ],
  },
  { to: '/bookmarks', icon: BookOpen, label: <Trans>My courses</Trans>, pages: ['course', 'program', 'list'] },
] as const;
const COMMUNITY = {
  to: '/community',
  icon: Users,
  label: <Trans>Community</Trans>,
  pages: ['code-of-conduct'],
} as const;
const SUCCESS = {
  to: '/achievements',
  icon: Award,
  label: <Trans>Achievements</Trans>,
  pages: ['services/certificate'],
} as const;

/** Fixed at the bottom on phones, in the header from md on, with the section marked (ROUTE-8): labels always visible. */
export function CampusNav({ place }: { place: 'top' | 'bottom' }): ReactNode {
  const { t } = useLingui();
  const { showCommunity, showSuccessInNavBar } = useOrganisation().features;
  const pathname = useLocation({ select: (location) => location.pathname });
  useEffect(() => noteSection(pathname), [pathname]);
  const items = [...ITEMS, ...(showCommunity ? [COMMUNITY] : []), ...(showSuccessInNavBar ? [SUCCESS] : [])];
  return (
    <nav className={styles.nav[place]} aria-label={t`Campus`}>
      {items.map(({ to, icon, label, pages }) => (
        <Link
          key={to}
          to={to}
          className={styles.item[place]}
          aria-current={pages.some((page) => `${pathname}/`.startsWith(`/${page}/`)) ? 'true' : undefined}
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
