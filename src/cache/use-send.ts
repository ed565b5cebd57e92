import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { isUnsent } from '#offline/entry.ts';
import type { OfflineMutation } from './offline-mutation.ts';
import { send } from './send.ts';
import { servicesOf } from './services.ts';

export function useSend<I>(mutation: OfflineMutation<I>): (input: I) => Promise<void> {
  const client = useQueryClient();
  return useCallback((input: I) => send(client, mutation, input), [client, mutation]);
}

/** Whether something the learner did on this subject still waits to be sent: its mark stands where it was done (UX C6). */
export function useIsWaiting(subject: string): boolean {
  const { pending } = servicesOf(useQueryClient());
  const entries = useSyncExternalStore(pending.subscribe, pending.read);
  return entries.some(({ entry }) => entry.subject === subject && isUnsent(entry));
}
