import { type ReactNode, useSyncExternalStore } from 'react';
import { SoftAsk } from './soft-ask.tsx';
import { softMoment } from './soft-moment.ts';

/** Where a lesson ends, once enough of them are done. */
export function SoftAskAfterLesson(): ReactNode {
  const hasLearnt = useSyncExternalStore(softMoment.subscribe, softMoment.read);
  return hasLearnt ? <SoftAsk moment="lesson" /> : null;
}
