import type { ReactNode } from 'react';
import { NewsPlace } from './news-place.tsx';
import { PushPlace } from './push-place.tsx';

/** What hears from the campus for a learner, and shows nothing by itself: no first screen waits for it. */
export function LatePlaces(): ReactNode {
  return (
    <>
      <NewsPlace />
      <PushPlace />
    </>
  );
}
