import type { LanguageCode } from '#campus/languages.ts';
import type { AccountDb } from '#offline/rows/account-db.ts';
import type { Manifest } from './manifest.ts';
import type { SavedDocumentRow } from './saved-rows.ts';
import type { SavedSettings, UnitRef } from './saved-units.ts';

/** Cache Storage of one person, as the engine needs it. */
export type FileStore = {
  get: (url: string) => Promise<Response | undefined>;
  /** A copy that the worker kept of what was looked at; its bytes need not be paid twice. */
  elsewhere: (url: string) => Promise<Response | undefined>;
  /** Takes that copy away: one file is on the device once. */
  dropElsewhere: (url: string) => Promise<void>;
  /** Gives what was saved back to what was looked at, before it is taken away: its course may be one that opens offline unsaved. */
  handBack: (url: string) => Promise<void>;
  put: (url: string, file: Response) => Promise<void>;
  delete: (url: string) => Promise<void>;
  urls: () => Promise<string[]>;
  /** Deletes media that nobody asked to keep; whether there was any (STORAGE-4). */
  freeSpace: () => Promise<boolean>;
};

/** Pages of units, kept by the cache of answers. */
export type DocumentStore = {
  /** Asks the campus for the page and keeps it. Rejects where it could not be kept. */
  keep: (row: SavedDocumentRow, signal: AbortSignal) => Promise<void>;
  /** Whether the page opens without a network. */
  has: (row: SavedDocumentRow) => Promise<boolean>;
  /** No saved unit needs it any more. */
  release: (row: SavedDocumentRow) => Promise<void>;
};

/** Hosts of packages, which keep what they need to start themselves. */
export type HostStore = {
  /** Makes the package's host ready to start without a network. False where it did not say that it is. */
  prepare: (packageId: string, signal: AbortSignal) => Promise<boolean>;
  /** Asks the host, which needs no network for its answer. */
  isReady: (packageId: string) => Promise<boolean>;
};

/** `unknown`: there is a network and the browser does not report its kind. */
export type NetworkNow = 'free' | 'metered' | 'saving-data' | 'unknown' | 'none';

export type SavedParts = {
  db: AccountDb;
  language: LanguageCode;
  manifest: (unit: UnitRef) => Promise<Manifest>;
  documents: DocumentStore;
  files: FileStore;
  hosts: HostStore;
  fetch: (url: string, signal: AbortSignal) => Promise<Response>;
  network: () => NetworkNow;
  storage: {
    estimate: () => Promise<{ usage: number; quota: number } | undefined>;
    persist: () => Promise<boolean>;
    persisted: () => Promise<boolean>;
  };
  meter: {
    read: () => Promise<{ key: string; received: number }>;
    /** Of the body of an answer with this path; its headers come on top. */
    add: (bytes: number, path: string) => Promise<void>;
    /** The worker holds to it too; undefined: no cap. */
    setCap: (bytes: number | undefined) => Promise<void>;
  };
  /** One page of this device at a time. */
  alone: <T>(work: () => Promise<T>, signal?: AbortSignal) => Promise<T>;
  /** When the learner finished the unit, ms since 1970. */
  finishedAt: (unit: UnitRef) => Promise<number | undefined>;
  now: () => number;
};

/** Whether the network may be used now. Save-Data is a word against what nobody tapped (OFFLINE-10). */
export function mayFetch(
  network: NetworkNow,
  { wifiOnly }: SavedSettings,
  { asked }: { asked: boolean },
): 'yes' | 'offline' | 'wifi-only' {
  if (network === 'none') return 'offline';
  // Only the learner knows whether this is Wi-Fi, so a tap decides.
  if (network === 'unknown') return wifiOnly && !asked ? 'wifi-only' : 'yes';
  if (network === 'metered') return wifiOnly ? 'wifi-only' : 'yes';
  if (network === 'saving-data') return wifiOnly || !asked ? 'wifi-only' : 'yes';
  return 'yes';
}
