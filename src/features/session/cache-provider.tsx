import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';

/** Screens that read, around the cache of whoever uses the app now. */
export function CacheProvider({ client, children }: { client: QueryClient; children: ReactNode }): ReactNode {
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
