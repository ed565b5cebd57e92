import type { QueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { startTransition, useEffect, useState } from 'react';
import * as v from 'valibot';
import { whenIdle } from '#app/boot/when-idle.ts';
import { hashOf, type Read, type Row } from '#cache/campus-query.ts';
import { readAhead } from '#cache/read-ahead.ts';
import { overlaid } from '#cache/read-campus.ts';
import { servicesOf } from '#cache/services.ts';
import { notificationQueries } from '#features/notifications/queries.ts';
import { useSession } from '#features/session/session.ts';

const row = v.object({ data: v.unknown(), asOf: v.number(), at: v.number() });

/** How many notifications are unread, as far as this device knows; 0 until it does. `NewsPlace` keeps it fresh. */
export function useUnread(): number {
  const { viewerId, language } = useSession();
  const router = useRouter();
  const [unread, setUnread] = useState(0);
  useEffect(() => {
    if (viewerId === undefined) return undefined;
    const read = notificationQueries.unread(language);
    const stops: (() => void)[] = [];
    let gone = false;
    whenIdle(async () => {
      const client: QueryClient = await router.options.context.openCache();
      if (gone) return;
      const look = (): void => {
        const count = shownOf(client, read)?.viewer.unreadNotificationsCount ?? 0;
        startTransition(() => setUnread(count));
      };
      const hash = hashOf(read.key);
      stops.push(client.getQueryCache().subscribe(({ query }) => (query.queryHash === hash ? look() : undefined)));
      stops.push(servicesOf(client).pending.subscribe(look));
      await readAhead(client, read);
      look();
    });
    return () => {
      gone = true;
      for (const stop of stops) stop();
    };
  }, [viewerId, language, router]);
  return unread;
}

/** What a screen would show of a row in memory; undefined where there is none. */
function shownOf<A>(client: QueryClient, read: Read<A>): A | undefined {
  const known = v.safeParse(row, client.getQueryData(read.key));
  if (!known.success) return undefined;
  const data = v.safeParse(read.answer, known.output.data);
  if (!data.success) return undefined;
  const kept: Row<A> = { ...known.output, data: data.output };
  return overlaid(read, kept, servicesOf(client).pending.read());
}
