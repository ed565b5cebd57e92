import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { WALLET_POLL } from '#campus/limits.ts';
import { WALLET_ASKED_FOR } from '#campus/own-limits.ts';
import { walletQueries } from './queries.ts';

/**
 * Asks for the wallet again and again while it is waited for and the page is looked at (WALLET-4), each time once the last
 * answer is there. Answers whether it has given up for now, and how to go on.
 */
export function useWalletPoll(isWaiting: boolean): { hasStopped: boolean; goOn: () => void } {
  const client = useQueryClient();
  const [stopped, setStopped] = useState(false);
  useEffect(() => {
    if (!isWaiting || stopped) return undefined;
    const end = pollWhileSeen(client);
    const timer = setTimeout(() => setStopped(true), WALLET_ASKED_FOR);
    return () => {
      clearTimeout(timer);
      end();
    };
  }, [client, isWaiting, stopped]);
  return { hasStopped: isWaiting && stopped, goOn: () => setStopped(false) };
}

function pollWhileSeen(client: QueryClient): () => void {
  let isWanted = true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ask = async (): Promise<void> => {
    // What goes wrong is shown by whoever reads it; it is asked again all the same.
    if (document.visibilityState === 'visible')
      await client.refetchQueries({ queryKey: walletQueries.mine().key }).catch(() => {});
    if (isWanted) timer = setTimeout(() => void ask(), WALLET_POLL);
  };
  timer = setTimeout(() => void ask(), WALLET_POLL);
  return () => {
    isWanted = false;
    clearTimeout(timer);
  };
}
