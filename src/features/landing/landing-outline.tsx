import type { ReactNode } from 'react';
import { Hero } from '#ui/layout/hero.tsx';
import { Page } from '#ui/layout/page.tsx';
import { SkeletonScreen } from '#ui/status/skeleton.tsx';
import { ground } from './parts/intro.css.ts';

/** While the landing page comes for the first time: its hero in the colours of the organisation (CATALOGUE-1). */
export function LandingOutline(): ReactNode {
  return (
    <>
      <Hero shape="band" lattice className={ground} />
      <Page>
        <SkeletonScreen />
      </Page>
    </>
  );
}
