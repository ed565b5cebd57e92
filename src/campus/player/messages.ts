import * as v from 'valibot';
import type { PackageIndex, ScormPackage } from '#campus/packages/package-index.ts';
import { type Cmi, cmiSchema, SCORM_VALUE_MAX } from '#campus/scorm/scorm-data.ts';
import { FRAME_HEIGHT_MAX, H5P_STATE_MAX, LAUNCHER_BYTES_MAX, OUTSIDE_ADDRESS_MAX } from './player-limits.ts';

/**
 * What the app and the launcher on a package's host say to each other. The launcher says `GREETING` to its parent when it
 * has loaded; the app answers once, with a port, and from then on both speak by it. Code of others runs on the launcher's
 * host and can say all that the launcher can: nothing that comes from there is believed beyond these forms.
 */
export const GREETING = 'campus-launcher';
export const WELCOME = 'campus-app';

const number = v.pipe(v.number(), v.finite());
const id = v.pipe(v.string(), v.minLength(1), v.maxLength(4000));
const word = v.pipe(v.string(), v.maxLength(250));

/** How the frame is on this device. */
export type Surroundings = {
  readonly packageId: string;
  /** The whole package is on the device: its files come from the app, never from the network. */
  readonly isKept: boolean;
  /** BCP 47, and where its letters begin. */
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  /** What the app says in its own words in the frame (while it loads). */
  readonly words: { readonly title: string };
};

/** A visit to a package on one device; times by the campus's clock. */
const visit = v.object({
  session: v.pipe(v.string(), v.uuid()),
  base: v.nullable(v.pipe(v.string(), v.uuid())),
  startedAt: v.pipe(v.string(), v.isoTimestamp()),
});
export type ScormVisit = v.InferOutput<typeof visit>;

/** A SCORM package is started: everything that it may read first is in here (PACKAGE-3). */
export type StartScorm = Surroundings & {
  readonly type: 'start-scorm';
  readonly index: PackageIndex;
  readonly package: ScormPackage;
  /** Undefined: where the sequencing begins, or the only one. */
  readonly item: string | undefined;
  /** Each item that was begun before, ready to be loaded: entry, total time and location are right in it. */
  readonly states: Readonly<Record<string, Cmi>>;
  /** What the sequencing of SCORM 2004 remembers, as the launcher gave it with a state. */
  readonly sequencing: string | undefined;
  /** For this package only: it tells nobody who the person is. */
  readonly learnerId: string;
  /** Under which the states of this start are kept. */
  readonly visit: ScormVisit;
  /**
   * What became of the states that the launcher handed over: they are on the disk of the device, or could not be written.
   * Undefined: nothing was handed over yet.
   */
  readonly unkept: 'taken' | 'left' | undefined;
  /** Finished, and only looked at again: the package may show what it likes, nothing of it counts. */
  readonly isReview: boolean;
};

/** One opening of an exercise on one device; times by the campus's clock. */
const h5pVisit = v.object({ session: v.pipe(v.string(), v.uuid()), startedAt: v.pipe(v.string(), v.isoTimestamp()) });
export type H5pVisit = v.InferOutput<typeof h5pVisit>;

export type StartH5p = Surroundings & {
  readonly type: 'start-h5p';
  /** `outside` stands in the frame where something of another host would be seen. */
  readonly words: { readonly outside: string };
  /** For this exercise of this lesson only: it tells nobody who the person is. */
  readonly learnerId: string;
  /** Under which what the content says is kept. Undefined: an app of an earlier version, which does not answer with `kept`. */
  readonly visit: H5pVisit | undefined;
  /** As in `StartScorm`. */
  readonly unkept: 'taken' | 'left' | undefined;
  /** What the content reported to go on from, JSON. */
  readonly state: string | undefined;
  /** A content that asks for it looks like the page around it: colours by their roles, as `--campus-<role>`. */
  readonly look: { readonly scheme: 'light' | 'dark'; readonly colours: Readonly<Record<string, string>> };
};

/** From the app to the launcher. */
export type ToLauncher =
  /** Only makes the host ready to start without a network; `prepared` or `unprepared` answers. */
  | { readonly type: 'prepare' }
  /** Asks whether it is, and changes nothing: `prepared` or `unprepared` answers, without a network too. */
  | { readonly type: 'prove' }
  /** Requests unstored reports of this person's earlier visits without starting the package. The launcher answers `handed-over`. */
  | { readonly type: 'collect'; readonly packageId: string; readonly learnerId: string }
  /** Confirms that the reports handed over for `collect` are stored. The launcher answers `left` once it has deleted them. */
  | { readonly type: 'collected' }
  | StartScorm
  | StartH5p
  /** The table of contents. */
  | { readonly type: 'open'; readonly item: string }
  | { readonly type: 'navigate'; readonly request: 'continue' | 'previous' }
  /** Ends what is open as if the person had closed it; `left` answers when the package has said its last. */
  | { readonly type: 'leave' }
  /** The state of this sequence is on the disk of the device; `item` is `state` or `outcome` where the content is H5P. */
  | { readonly type: 'kept'; readonly item: string; readonly sequence: number }
  /** Answer to `file`. Null: the app does not have it. */
  | { readonly type: 'file'; readonly ask: number; readonly file: { type: string; body: Blob } | null }
  /** The focus comes into the frame from the app's header. */
  | { readonly type: 'focus' };

const navigation = v.object({
  type: v.literal('navigation'),
  /** What is shown now; null: nothing. */
  item: v.nullable(id),
  canContinue: v.boolean(),
  canPrevious: v.boolean(),
  /** Items that may not be opened now: by prerequisites (1.2) or sequencing (2004). */
  closed: v.pipe(v.array(id), v.maxLength(5000)),
  /** Items that the table of contents does not show. */
  hidden: v.pipe(v.array(id), v.maxLength(5000)),
});

/** Counted by the launcher over the whole session, from 1. */
const sequence = v.pipe(v.number(), v.integer(), v.minValue(1));
/** From the start of its visit, ms. */
const after = v.pipe(number, v.minValue(0));
const stateOfItem = {
  item: id,
  sequence,
  cmi: cmiSchema,
  sequencing: v.nullable(v.pipe(v.string(), v.maxLength(SCORM_VALUE_MAX))),
};
const state = v.object({
  type: v.literal('state'),
  ...stateOfItem,
  /** The package asked for it to be kept (Commit, Finish, Terminate); else it is journalled. */
  isCommit: v.boolean(),
});

const h5pState = v.pipe(v.string(), v.maxLength(H5P_STATE_MAX));
const h5pOutcome = { score: v.nullable(v.object({ raw: number, max: number })), isCompleted: v.boolean() };
const h5pStanding = { state: v.nullable(h5pState), ...h5pOutcome };
/** Left out by launchers of earlier versions, which do not wait for `kept`. */
const maybeCounted = { sequence: v.optional(sequence) };

/** From the launcher to the app. */
export const fromLauncherSchema = v.variant('type', [
  /** What page and worker of the host received for `prepare` or `prove`: sent before their answer. */
  v.object({ type: v.literal('received'), bytes: v.pipe(number, v.minValue(0), v.maxValue(LAUNCHER_BYTES_MAX)) }),
  v.object({ type: v.literal('prepared') }),
  v.object({ type: v.literal('unprepared') }),
  /** What is shown has loaded and its first read was answered. */
  v.object({ type: v.literal('shown') }),
  navigation,
  state,
  /**
   * A state of an earlier visit of this person that the app had not acknowledged when the page went. Each is sent
   * before the package starts, then `handed-over`; the app answers with the start once more.
   */
  v.object({
    type: v.literal('unkept'),
    ...stateOfItem,
    visit,
    after,
  }),
  /** The same of an H5P content: its last state or what it came to, which are handed over each for itself. */
  v.object({ type: v.literal('unkept-h5p'), ...h5pStanding, visit: h5pVisit, after, sequence }),
  v.object({ type: v.literal('handed-over') }),
  /** The package ended itself (exit, exitAll, suspendAll, abandonAll): the player closes. */
  v.object({ type: v.literal('ended') }),
  v.object({ type: v.literal('left') }),
  /**
   * `popup`: it opens windows, which it may not. `aicc`: it speaks AICC. `silent`: it never spoke to the campus at all.
   * `nothing-open`: by its own sequencing no item may be opened now.
   */
  v.object({
    type: v.literal('trouble'),
    kind: v.picklist(['popup', 'aicc', 'silent', 'not-loaded', 'offline', 'too-much', 'nothing-open']),
    /** Element of the data model that is too much. */
    what: v.optional(word),
  }),
  /** Something that the content would show lies on another host, which the policy of packages keeps out: its address. */
  v.object({
    type: v.literal('outside'),
    address: v.pipe(v.string(), v.minLength(1), v.maxLength(OUTSIDE_ADDRESS_MAX)),
  }),
  /** Asks for a file of the package or of the player, as its path on the content host. */
  v.object({ type: v.literal('file'), ask: number, path: v.pipe(v.string(), v.startsWith('/'), v.maxLength(4000)) }),
  /** The keyboard wants out of the frame. */
  v.object({ type: v.literal('exit-focus'), to: v.picklist(['before', 'after', 'close']) }),
  /** CSS pixels that an H5P content needs. */
  v.object({ type: v.literal('height'), height: v.pipe(number, v.minValue(0), v.maxValue(FRAME_HEIGHT_MAX)) }),
  v.object({ type: v.literal('h5p-state'), state: h5pState, ...maybeCounted }),
  /** An xAPI statement of the content as a whole or of a part of it, reduced to what the campus knows. */
  v.object({
    type: v.literal('xapi'),
    /** The last word of the verb's IRI, like `completed`. */
    verb: word,
    isWhole: v.boolean(),
    ...h5pOutcome,
    ...maybeCounted,
  }),
]);
export type FromLauncher = v.InferOutput<typeof fromLauncherSchema>;
