import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type CampusKey, hashOf } from './campus-query.ts';
import { createdFor } from './overlay.ts';
import { servicesOf } from './services.ts';

/**
 * Whether a read opens without a network. Undefined until the device was looked at, and as long as nobody `asks`: with a
 * network it does not matter.
 */
export function useIsOnDevice(key: CampusKey, asks: boolean): boolean | undefined {
  const client = useQueryClient();
  const hash = hashOf(key);
  const [looked, setLooked] = useState<{ hash: string; there: boolean }>();
  useEffect(() => {
    if (!asks) return undefined;
    const { rows, pending } = servicesOf(client);
    let wanted = true;
    const look = async (): Promise<void> => {
      const there =
        client.getQueryCache().get(hash)?.state.data !== undefined ||
        createdFor(hash, pending.read()) !== undefined ||
        (await rows.get(hash)) !== undefined;
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
