import type { QueryClient } from '@tanstack/react-query';
import { type Account, VISITOR } from '#offline/account.ts';
import type { NewEntry } from '#offline/outbox/entry.ts';
import type { NotKept } from '#offline/outbox/not-kept.ts';
import type { AnswerRow } from '#offline/rows/account-db.ts';
import type { Wire } from '#wire/graphql.ts';
import type { PendingStore } from './pending-store.ts';

/** Rows on disk, behind a port: a logged-out page loads no database. */
export type Rows = {
  get: (hash: string) => Promise<AnswerRow | undefined>;
  /** Returns what is on disk afterwards: the newer of both. */
  keep: (row: AnswerRow) => Promise<AnswerRow>;
  olderThan: (revision: number) => Promise<AnswerRow[]>;
  /** The campus has it no more, as of `revision`: a row that is not saved and not newer goes. */
  drop: (hash: string, revision: number) => Promise<void>;
};

/** The outbox as the cache needs it. */
export type Queue = {
  /** Resolves once the entry is on disk. */
  enqueue: (entry: NewEntry) => Promise<void>;
  forget: (ids: string[]) => Promise<void>;
  sendSoon: () => void;
};

/** What one person's cache works with. A visitor has rows that keep nothing and no queue. */
export type CacheServices = {
  account: Account;
  wire: Wire;
  rows: Rows;
  pending: PendingStore;
  queue?: Queue;
  /** Resolves once what is being shown is painted: until then nobody is asked whether what is shown is new. */
  painted?: () => Promise<void>;
  /** Hands an entry to the browser, which sends it though the page is gone. Left out: nothing can be sent so. */
  postLast?: (entry: NewEntry) => void;
  /** Called with every entry once it is on disk. */
  onQueued?: (entry: NewEntry) => void;
  /** Called with an entry that could not be kept, before `send` rejects. */
  onNotKept?: (error: NotKept, entry: NewEntry | undefined) => void;
  /** Called when a row came to hold the effect of an accepted entry: perhaps nothing needs the entry any more. */
  onCaughtUp?: () => void;
};

type Held = { services: CacheServices; floor: number };
const held = new WeakMap<QueryClient, Held>();

/** Binds a client to the services of its account, which never changes: a new session makes a new client. */
export function provideServices(client: QueryClient, services: CacheServices): void {
  held.set(client, { services, floor: 0 });
}

export function servicesOf(client: QueryClient): CacheServices {
  return heldOf(client).services;
}

/** Whether it is the cache of that person; of a visitor, where there is none. */
export function isCacheOf(client: QueryClient, viewerId: string | undefined): boolean {
  return servicesOf(client).account.viewerId === (viewerId ?? VISITOR);
}

/**
 * The highest revision whose entry no row needs any more. An answer on its way since before that revision would show the
 * act undone, so it is asked for again.
 */
export function floorOf(client: QueryClient): number {
  return heldOf(client).floor;
}

export function raiseFloor(client: QueryClient, revision: number): void {
  const mine = heldOf(client);
  mine.floor = Math.max(mine.floor, revision);
}

function heldOf(client: QueryClient): Held {
  const mine = held.get(client);
  if (mine === undefined) throw new Error('This query client has no services: make it with createCampusClient().');
  return mine;
}
