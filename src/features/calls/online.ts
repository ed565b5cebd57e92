import { createContext, useContext, useSyncExternalStore } from 'react';
import type { OnlineStore } from '#device/network/online.ts';

export const OnlineContext = createContext<OnlineStore | undefined>(undefined);

/** Whether the campus answers: what cannot be had offline says so before the tap (OFFLINE-3). */
export function useOnline(): boolean {
  const online = useContext(OnlineContext);
  if (online === undefined) throw new Error('useOnline is used outside of the app.');
  return useSyncExternalStore(online.subscribe, online.read, online.read);
}
