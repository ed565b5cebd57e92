import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Breadcrumb } from '#ui/layout/breadcrumb.tsx';
import { UpLink } from './unit-hero.tsx';
import * as styles from './unit-trail.css.ts';

type Props = { moduleId?: string | undefined; moduleTitle?: string | undefined; title: string };

/** The way here from md on, one step back on a phone (ROUTE-9). */
export function UnitTrail({ moduleId, moduleTitle, title }: Props): ReactNode {
  return (
    <>
      <div className={styles.trail}>
        <Breadcrumb>
          <Link to="/explore">
            <Trans>Explore</Trans>
          </Link>
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
          <UpLink to="/explore">
            <Trans>Explore</Trans>
          </UpLink>
        ) : (
          <UpLink to="/program/$id" params={{ id: moduleId }}>
            <Trans>To the program</Trans>
          </UpLink>
        )}
      </div>
    </>
  );
}
