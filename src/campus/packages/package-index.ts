import * as v from 'valibot';

/**
 * What is in a package, listed by the server that unpacked it: the launcher on the content host starts by it, the device
 * keeps by it. It lies beside the package's files (PACKAGE-9).
 */
const packageFile = v.object({
  /** Below the package's folder, not percent-encoded. */
  path: v.string(),
  size: v.number(),
  /** SHA-256 in hex. */
  hash: v.string(),
});

export type PackageFile = v.InferOutput<typeof packageFile>;

/** Settings of SCORM 2004's sequencing; see `server/packages/scorm-sequencing.ts` for what is in them. */
const sequencing = v.record(v.string(), v.unknown());

export type ScormItem = {
  readonly id: string;
  readonly title: string;
  readonly isVisible: boolean;
  /** Path with its parameters, percent-encoded, below the package's folder. Null for a chapter that only has children. */
  readonly href: string | null;
  /** An asset is shown and never talks to the campus. */
  readonly kind: 'sco' | 'asset' | null;
  /** SCORM 1.2: an `aicc_script` over item ids, like `A&(B|~C)`. */
  readonly prerequisites: string | null;
  /** 0 to 100 in SCORM 1.2. */
  readonly masteryScore: number | null;
  readonly maxTimeAllowed: string | null;
  readonly timeLimitAction: string | null;
  readonly dataFromLms: string | null;
  readonly sequencing: Record<string, unknown>;
  readonly children: readonly ScormItem[];
};

const scormItem: v.GenericSchema<unknown, ScormItem> = v.object({
  id: v.string(),
  title: v.string(),
  isVisible: v.boolean(),
  href: v.nullable(v.string()),
  kind: v.nullable(v.picklist(['sco', 'asset'])),
  prerequisites: v.nullable(v.string()),
  masteryScore: v.nullable(v.number()),
  maxTimeAllowed: v.nullable(v.string()),
  timeLimitAction: v.nullable(v.string()),
  dataFromLms: v.nullable(v.string()),
  sequencing,
  children: v.array(v.lazy(() => scormItem)),
});

const scormPackage = v.object({
  kind: v.literal('scorm'),
  /** The runtime that plays it. */
  version: v.picklist(['1.2', '2004']),
  /** As the manifest says it: `2004 3rd Edition`. */
  schemaVersion: v.string(),
  title: v.string(),
  organizationId: v.string(),
  /** Settings of the whole activity tree's root. */
  sequencing,
  items: v.array(scormItem),
});

export type ScormPackage = v.InferOutput<typeof scormPackage>;

const h5pPackage = v.object({
  kind: v.literal('h5p'),
  title: v.string(),
  /** Like `H5P.TrueFalse 1.6`. */
  mainLibrary: v.string(),
  language: v.nullable(v.string()),
});

export type H5pPackage = v.InferOutput<typeof h5pPackage>;

export const packageIndexSchema = v.object({
  content: v.variant('kind', [scormPackage, h5pPackage]),
  files: v.array(packageFile),
  /** Its pages may ask for files by synchronous requests: none reaches a worker, so the texts are held for them. */
  asksAtOnce: v.optional(v.boolean(), false),
});

export type PackageIndex = v.InferOutput<typeof packageIndexSchema>;
