import { ChunkLoadError } from './load-chunk.ts';

/** What can go wrong between device and campus: one closed union; messages are chosen by i18n/failure-messages.ts alone. */
export type CampusFailure =
  | { kind: 'offline' }
  /** An answer came, but it is not (or not usefully) the campus's: 5xx, 429, a portal's page. `after` in ms, when it said so. `isMaintenance`: its operator works on it. */
  | { kind: 'unreachable'; status?: number; after?: number; isMaintenance?: true }
  | { kind: 'signed-out' }
  | { kind: 'refused'; code: string }
  | { kind: 'missing'; what: MissingKind }
  /** A part of this app's version is not to be had any more. */
  | { kind: 'outdated' }
  /** The campus answered something this app cannot read. */
  | { kind: 'garbled'; where: string };

export type MissingKind = 'course' | 'program' | 'lesson' | 'category' | 'list' | 'userContent' | 'survey';

export class CampusError extends Error {
  readonly failure: CampusFailure;

  constructor(failure: CampusFailure, options?: ErrorOptions) {
    super(`campus: ${failure.kind}`, options);
    this.name = 'CampusError';
    this.failure = failure;
  }
}

/** The failure behind anything thrown: what is not ours counts as garbled, never as a network fault. */
export function failureOf(error: unknown): CampusFailure {
  if (error instanceof CampusError) return error.failure;
  if (error instanceof ChunkLoadError) return { kind: error.cause === 'missing' ? 'outdated' : 'unreachable' };
  return { kind: 'garbled', where: 'app' };
}
