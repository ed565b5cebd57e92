import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type CampusKey, hashOf } from './campus-query.ts';
import { createdFor } from './overlay.ts';
import { wasRowHere } from './rows-here.ts';
import { servicesOf } from './services.ts';

/**
 * Whether a read opens without a network. Undefined until the device was looked at, and as long as nobody `asks`: with a
 * network it does not matter. Where the app was started without a network the first render knows already.
 */
export function useIsOnDevice(key: CampusKey, asks: boolean): boolean | undefined {
  const client = useQueryClient();
  const hash = hashOf(key);
  const [looked, setLooked] = useState(() => (asks ? firstLook(client, hash) : undefined));
  useEffect(() => {
    if (!asks) return undefined;
    let wanted = true;
    const look = async (): Promise<void> => {
      const there = isInMemory(client, hash) || (await servicesOf(client).rows.get(hash)) !== undefined;
      if (wanted) setLooked({ hash, there });
    };
    // A disk that cannot be read says nothing: the page itself then tells what is wrong.
    look().catch(() => {});
    return () => {
      wanted = false;
    };
  }, [client, hash, asks]);
  return asks && looked?.hash === hash ? looked.there : undefined;
}

type Look = { hash: string; there: boolean };

/** Without waiting for the disk: what a card says of its page must not come after the card. */
function firstLook(client: QueryClient, hash: string): Look | undefined {
  const there = isInMemory(client, hash) || wasRowHere(client, hash);
  return there === undefined ? undefined : { hash, there };
}

function isInMemory(client: QueryClient, hash: string): boolean {
  return (
    client.getQueryCache().get(hash)?.state.data !== undefined ||
    createdFor(hash, servicesOf(client).pending.read()) !== undefined
  );
}
