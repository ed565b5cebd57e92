import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import type { ReactNode } from 'react';

/** Screens that read, around the cache of whoever uses the app now. */
export function CacheOutlet({ client }: { client: QueryClient }): ReactNode {
  return (
    <QueryClientProvider client={client}>
      <Outlet />
    </QueryClientProvider>
  );
}
