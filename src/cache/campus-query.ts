import type { GenericSchema } from 'valibot';
import type { MissingKind } from '#wire/campus-failure.ts';
import type { Variables } from '#wire/graphql.ts';

export type CampusKey = readonly (string | number | boolean | null)[];

/** One read as a value: what a route loads and a screen subscribes to. */
export type Read<A> = {
  /** The key of a read of content ends with the language (OFFLINE-5). */
  key: CampusKey;
  document: string;
  variables: Variables;
  answer: GenericSchema<unknown, A>;
  /** `offline`: kept on disk for the account; `session`: in memory only. An explicit decision per read. */
  keep: 'offline' | 'session';
  /**
   * Which thing is missing where `when` says so of an answer: null fields are "not there", not garbage. `namedIn`: a read
   * whose row names the thing too, and must not go on to do so.
   */
  missing?: { what: MissingKind; when(answer: A): boolean; namedIn?: Read<unknown> };
  /** Version of the answer's shape on disk; raised only together with a row translator. */
  shape: number;
};

/** An answer with the person's revision it holds at least (-1: made on this device, no word of the server yet). */
export type Row<A> = {
  data: A;
  asOf: number;
  at: number;
  /** What `data` was last shown as, with which entries laid over it: loader, screen and parts of the screen ask for the same. */
  shown?: { of: A; pending: readonly unknown[]; data: A };
};

export function campusQuery<A>(
  spec: Omit<Read<A>, 'shape' | 'variables'> & { shape?: number; variables?: Variables },
): Read<A> {
  return { shape: 1, variables: {}, ...spec };
}

export function hashOf(key: CampusKey): string {
  return JSON.stringify(key);
}

/** Whether `key` begins with `prefix`; the empty prefix begins every key. */
export function startsWith(key: readonly unknown[], prefix: CampusKey): boolean {
  return prefix.every((part, at) => key[at] === part);
}
