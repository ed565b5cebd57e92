import type { ReactNode } from 'react';
import { Page } from '#ui/layout/page.tsx';
import { SkeletonScreen } from './skeleton.tsx';

/** The outline of a screen on its first load. */
export function LoadingScreen(): ReactNode {
  return (
    <Page>
      <SkeletonScreen />
    </Page>
  );
}
