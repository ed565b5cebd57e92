import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { NotKept } from '#offline/outbox/not-kept.ts';
import type { OfflineMutation } from './offline-mutation.ts';
import { type SendOptions, send } from './send.ts';

/** `send` for a screen: false where the device could not take it. That has been shown already; what was typed has to stay. */
export function useSend<I>(mutation: OfflineMutation<I>): (input: I, options?: SendOptions) => Promise<boolean> {
  const client = useQueryClient();
  return useCallback(
    async (input: I, options?: SendOptions) => {
      try {
        await send(client, mutation, input, options);
        return true;
      } catch (error) {
        if (error instanceof NotKept) return false;
        throw error;
      }
    },
    [client, mutation],
  );
}
