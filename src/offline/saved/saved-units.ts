/** What a learner saves: a module with all its courses, or one course. */
export type UnitRef = {
  kind: 'MODULE' | 'COURSE';
  id: string;
  /** The module in which the course was opened: its page there is another one. */
  moduleId?: string;
};

/**
 * Why a download stands still. `cap`: the month's bytes are used up. `server`: the campus itself fails. `damaged`:
 * what came was not what was promised. `language`: what is here is in another language than the one in use now. `trouble`:
 * anything else.
 */
export type PausedBecause = 'learner' | 'offline' | 'wifi-only' | 'cap' | 'server' | 'damaged' | 'language' | 'trouble';

/** Why a download could not even be noted: nothing of it is on the device. */
export type NotBegun = PausedBecause | 'no-space';

/** Sizes are bytes; `toFetch` is what is not on the device yet. */
export type SavedState =
  | { is: 'not-saved' }
  | { is: 'saving'; done: number; size: number }
  | { is: 'paused'; done: number; size: number; because: PausedBecause }
  /** Every byte is on the device and was hash-checked: the tick. */
  | { is: 'saved'; size: number; savedAt: number }
  /** What is here opens; the campus has something newer. */
  | { is: 'update-ready'; size: number; toFetch: number }
  /** Something that was here is missing or another: `resume` fetches just that. */
  | { is: 'damaged'; size: number; toFetch: number }
  /** `free` in bytes, where the browser says it; it is an estimate. */
  | { is: 'no-space'; size: number; free?: number };

export type SavedUnit = {
  key: string;
  unit: UnitRef;
  title: string;
  state: SavedState;
  /** ms since 1970. */
  openedAt?: number;
};

export type SavedSettings = {
  /** Nothing is fetched over a mobile network. */
  wifiOnly: boolean;
  /** Pictures and films of what one is enrolled in are kept too, not only text. */
  media: boolean;
  autoUpdate: boolean;
  /** Finished units go after 30 days. */
  autoRemove: boolean;
  pricePerMegabyte?: number | undefined;
  currency?: string | undefined;
  /** Bytes in a month after which not one more is fetched. */
  monthlyCap?: number | undefined;
};

export type SavedUsage = {
  /** `key` is YYYY-MM; `received` in bytes. */
  month: { key: string; received: number };
  /** Bytes on the device: texts of saved units, and their files. */
  stored: { texts: number; files: number };
  /** The browser's answer about the whole origin; never to be trusted as a promise (STORAGE-5). */
  estimate?: { usage: number; quota: number };
  /** Whether the browser promised not to evict. */
  persisted: boolean;
};

/** A new value whenever something changed. `ready` is false until the device was looked at: no tick before that. */
export type SavedSnapshot = {
  ready: boolean;
  units: readonly SavedUnit[];
  settings: SavedSettings;
  usage: SavedUsage;
};

/** What the campus says a unit weighs, and how much of it is not here. */
export type UnitWeight = { size: number; toFetch: number; revision: string };

export type SavedUnits = {
  read: () => SavedSnapshot;
  subscribe: (onChange: () => void) => () => void;
  /** Looks at the device: `read` is ready then. */
  open: () => Promise<void>;
  /** Bytes before a download; without a network by what is on the device. Rejects where neither knows. */
  look: (unit: UnitRef) => Promise<UnitWeight>;
  /** Resolves when the download has ended, in whichever state; follow `read` for progress. Says why it could not begin. */
  save: (unit: UnitRef, about: { title: string }) => Promise<NotBegun | undefined>;
  pause: (unit: UnitRef) => Promise<void>;
  /** Goes on where it stood; repairs what is damaged. */
  resume: (unit: UnitRef) => Promise<void>;
  update: (unit: UnitRef) => Promise<void>;
  updateAll: () => Promise<void>;
  /** Takes away what no other saved unit needs; also the way to cancel. */
  remove: (unit: UnitRef) => Promise<void>;
  /** Reads and hashes every byte of what is saved, and repairs what is not right where the network may be used. */
  check: () => Promise<void>;
  opened: (unit: UnitRef) => Promise<void>;
  /** Whether a package starts and runs without a network by what is here. */
  isKept: (packageId: string) => Promise<boolean>;
  /** A file of a package or of the player, by its path on the package's host; null where it is not here. */
  packageFile: (packageId: string, path: string) => Promise<{ type: string; body: Blob } | null>;
  setSettings: (patch: Partial<SavedSettings>) => Promise<void>;
  /** Whether pictures of what one is enrolled in may be fetched now, untapped: by choice, network and the month's bytes. */
  keepsMedia: () => Promise<boolean>;
};

export const DEFAULT_SETTINGS: SavedSettings = { wifiOnly: false, media: true, autoUpdate: true, autoRemove: false };

export const NOTHING_SAVED: SavedSnapshot = {
  ready: false,
  units: [],
  settings: DEFAULT_SETTINGS,
  usage: { month: { key: '', received: 0 }, stored: { texts: 0, files: 0 }, persisted: false },
};

export function unitKey({ kind, id }: UnitRef): string {
  return `${kind}:${id}`;
}
