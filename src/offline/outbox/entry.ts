/** One queued mutation as it lies on disk (SYNC-3). */
export type OutboxEntry = {
  /** Order of the taps; Dexie's, never a clock. */
  seq?: number;
  /** UUIDv7 made at the tap; the Idempotency-Key. */
  id: string;
  kind: string;
  /** Version of `input`'s shape. */
  version: number;
  input: unknown;
  document: string;
  variables: Record<string, unknown>;
  /** Entries of one subject are sent in order; a waiting one is replaced by a newer one. */
  subject: string;
  /** Ids of entries that make what this one speaks of. */
  dependsOn: string[];
  /** Ids of entries that go out before, whatever the campus says to them: they touch the same thing. */
  after?: string[];
  owner: string;
  organisation: string;
  state: EntryState;
  /** The person's revision of the effect, once accepted. */
  revision?: number;
  /** Why the server refused, in state `needs-you`. */
  refusal?: string;
  attempts: number;
  /** Not to be sent before (ms since 1970, by the device's clock; only delays, never orders). */
  notBefore: number;
  /** The last try did not reach the campus: it is due again as soon as there is a network. */
  unreached?: boolean;
  /** When it was last handed to the network. */
  sentAt?: number;
  /** When the learner did it; shown, and after a year a reason to ask whether it is still meant. Never orders. */
  queuedAt: number;
};

/**
 * waiting: nobody has tried to send it · sent-maybe: it may have reached the server, so it is only ever re-sent as it is ·
 * accepted: in effect; kept while a row on the device is older · needs-you: refused, or parked with a refused parent.
 */
export type EntryState = 'waiting' | 'sent-maybe' | 'accepted' | 'needs-you';

export type NewEntry = Omit<OutboxEntry, 'seq' | 'state' | 'attempts' | 'notBefore' | 'dependsOn' | 'after'> & {
  /** Subjects whose creating entries must have been accepted first. */
  dependsOnSubjects: string[];
  /** Subjects whose earlier entries go out first; refused, they hold nobody up. */
  afterSubjects?: string[];
  /** A newer entry of the same subject follows instead of replacing; and this one replaces none. */
  keepsEach?: true;
  /** What becomes of both where the entry whose place this one takes is the thing's creation. */
  overCreation?: OverCreation;
};

/** The campus has not heard of the thing: it is made as it is now meant to be; or not at all, with its comments. */
export type OverCreation = {
  kind: string;
  /** Undefined: nothing is sent of either. */
  instead: Pick<OutboxEntry, 'kind' | 'version' | 'input' | 'document' | 'variables'> | undefined;
};

/** What the server answered to one attempt. `after` in ms, when the server named a time. */
export type SendResult =
  | { is: 'accepted'; revision: number }
  | { is: 'refused'; code: string }
  | { is: 'later'; after?: number; unreached?: boolean }
  | { is: 'signed-out' };

/** An entry that has its final answer. */
export type Settled = { id: string; kind: string; revision?: number; refusal?: string };

export function isUnsent(entry: OutboxEntry): boolean {
  return entry.state === 'waiting' || entry.state === 'sent-maybe';
}
