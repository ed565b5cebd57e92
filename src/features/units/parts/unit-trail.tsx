import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { cameFrom, type UnitSection } from '#device/session/came-from.ts';
import { Breadcrumb } from '#ui/layout/breadcrumb.tsx';
import { UpLink } from './unit-hero.tsx';
import * as styles from './unit-trail.css.ts';

/** Where one came from to a unit (ROUTE-16). */
const ORIGINS: Readonly<Record<UnitSection, { to: string; name: ReactNode }>> = {
  home: { to: '/start', name: <Trans>Home</Trans> },
  explore: { to: '/explore', name: <Trans>Explore</Trans> },
  bookmarks: { to: '/bookmarks', name: <Trans>My courses</Trans> },
  providers: { to: '/content-providers', name: <Trans>Who makes these courses</Trans> },
  surveys: { to: '/surveys', name: <Trans>Surveys</Trans> },
};

type Props = { moduleId?: string | undefined; moduleTitle?: string | undefined; title: string };

/** The way here from md on, one step back on a phone (ROUTE-9). */
export function UnitTrail({ moduleId, moduleTitle, title }: Props): ReactNode {
  const origin = ORIGINS[cameFrom()];
  return (
    <>
      <div className={styles.trail}>
        <Breadcrumb>
          <Link to={origin.to}>{origin.name}</Link>
          {moduleId !== undefined && (
            <Link to="/program/$id" params={{ id: moduleId }} dir="auto">
              {moduleTitle ?? <Trans>Program</Trans>}
            </Link>
          )}
          <span aria-current="page" dir="auto">
            {title}
          </span>
        </Breadcrumb>
      </div>
      <div className={styles.step}>
        {moduleId === undefined ? (
          <UpLink to={origin.to}>{origin.name}</UpLink>
        ) : (
          <UpLink to="/program/$id" params={{ id: moduleId }}>
            <Trans>To the program</Trans>
          </UpLink>
        )}
      </div>
    </>
  );
}
