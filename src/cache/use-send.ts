import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { OfflineMutation } from './offline-mutation.ts';
import { send } from './send.ts';

export function useSend<I>(mutation: OfflineMutation<I>): (input: I) => Promise<void> {
  const client = useQueryClient();
  return useCallback((input: I) => send(client, mutation, input), [client, mutation]);
}
