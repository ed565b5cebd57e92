import type { QueryClient } from '@tanstack/react-query';
import { createCampusClient, followOnline } from '#cache/campus-client.ts';
import { NOTHING_PENDING } from '#cache/pending-store.ts';
import type { OnlineStore } from '#device/network/online.ts';
import { VISITOR } from '#offline/account.ts';
import type { Wire } from '#wire/graphql.ts';

/** A visitor's cache: in memory, no database and no queue, since a logged-out page must stay light. */
export function openVisitor(organisation: string, wire: Wire, online: OnlineStore): QueryClient {
  followOnline(online);
  return createCampusClient({
    account: { viewerId: VISITOR, organisation },
    wire,
    rows: { get: async () => undefined, keep: async (row) => row, olderThan: async () => [], drop: async () => {} },
    pending: NOTHING_PENDING,
  });
}
