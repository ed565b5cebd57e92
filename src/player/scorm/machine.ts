import type { Cmi } from '#campus/scorm/scorm-data.ts';
import type { ToContent } from '#player/content.ts';
import type { Leaf } from './item-tree.ts';

/** What an item does with its runtime, reported by the runtime. */
export type Hooks = {
  readonly onSet: (element: string, value: string) => void;
  readonly onCommit: () => void;
  /** The item ended itself, in the middle of its own call. */
  readonly onEnd: () => void;
};

/** The data model of the item that is open. */
export type Runtime = {
  /** The item has spoken to it. */
  readonly isBegun: () => boolean;
  /** It has, and has not reported that it is done. */
  readonly isOpen: () => boolean;
  /** Ends it on behalf of an item that went without a word. */
  readonly finish: () => void;
  /** All its values by their names. */
  readonly values: () => Readonly<Record<string, unknown>>;
};

export type Moves = {
  readonly canContinue: boolean;
  readonly canPrevious: boolean;
  readonly closed: readonly string[];
  readonly hidden: readonly string[];
};

export type Move = Extract<ToContent, { type: 'open' | 'navigate' }>;

/** One version of SCORM: its data model, and the way from item to item. What moves answers the item to show, or null. */
export type Machine = {
  /** Makes the runtime ready for an item, with all that the item may read first. */
  readonly mount: (item: Leaf, cmi: Cmi | undefined) => Runtime;
  readonly begin: (wanted: string | undefined) => string | null;
  /** The learner asks for a move, before what is open ends for it: then `open` or `go` is asked. */
  readonly plan: (move: Move) => void;
  readonly open: (item: string) => string | null;
  readonly go: (request: 'continue' | 'previous') => string | null;
  /** The item has ended itself. */
  readonly after: () => string | null;
  /** A rule has ended the whole, by whatever the learner asked for. */
  readonly isOver: () => boolean;
  /** The whole is left before the item's last words: `suspend` says so to the sequencing. */
  readonly suspend: () => void;
  /** Where one can go from here; `item` is what is open. */
  readonly moves: (item: string | null) => Moves;
  /** What the sequencing remembers. */
  readonly sequencing: () => string | null;
};

/** With one of these as its exit the person leaves the whole, not only this item (SCORM 1.2 RTE 3.4.4, 2004 RTE 4.2.8). */
export const LEAVES_ALL: readonly string[] = ['suspend', 'logout'];
