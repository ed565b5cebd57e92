import { type ReactNode, useSyncExternalStore } from 'react';
import { SoftAsk } from './soft-ask.tsx';
import { softMoment } from './soft-moment.ts';

/** Below the button of a date or run, once a place was taken there. */
export function SoftAskAfterSeat({ seat }: { seat: string }): ReactNode {
  const { session } = useSyncExternalStore(softMoment.subscribe, softMoment.read);
  return session === seat ? <SoftAsk moment="session" /> : null;
}

/** Where a lesson ends, once enough of them are done. */
export function SoftAskAfterLesson(): ReactNode {
  const { lesson } = useSyncExternalStore(softMoment.subscribe, softMoment.read);
  return lesson ? <SoftAsk moment="lesson" /> : null;
}
