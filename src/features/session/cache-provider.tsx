import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { isCacheOf, servicesOf } from '#cache/services.ts';
import * as styles from './cache-provider.css.ts';
import { useSession } from './session.ts';

/**
 * Screens that read, around the cache of whoever uses the app now. Where somebody comes in, what was read for a visitor takes
 * no tap any more, and gives way to screens of the person's own: an observer of TanStack Query stays with its first client.
 */
export function CacheProvider({ client, children }: { client: QueryClient; children: ReactNode }): ReactNode {
  const { viewerId } = useSession();
  return (
    <QueryClientProvider client={client}>
      <div key={servicesOf(client).account.viewerId} className={styles.screen} inert={!isCacheOf(client, viewerId)}>
        {children}
      </div>
    </QueryClientProvider>
  );
}
