import { lazy, type ReactNode, Suspense, useSyncExternalStore } from 'react';
import { softMoment } from './soft-moment.ts';

/** Few lessons end with it: it comes with the first that does. */
const SoftAsk = lazy(async () => ({ default: (await import('./soft-ask.tsx')).SoftAsk }));

/** Where a lesson ends, once enough of them are done. */
export function SoftAskAfterLesson(): ReactNode {
  const hasLearnt = useSyncExternalStore(softMoment.subscribe, softMoment.read);
  if (!hasLearnt) return null;
  return (
    <Suspense fallback={null}>
      <SoftAsk moment="lesson" />
    </Suspense>
  );
}
