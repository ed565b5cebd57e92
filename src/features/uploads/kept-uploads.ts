import * as v from 'valibot';
import { createEmitter } from '#campus/create-emitter.ts';
import { readDraft, writeDraft } from '#device/storage/drafts.ts';
import type { UploadPlace } from './upload-place.ts';

const keptSchema = v.object({
  /** Finds the upload again when the same file is chosen again. */
  fingerprint: v.string(),
  url: v.string(),
  fileName: v.string(),
  /** Bytes. */
  fileSize: v.number(),
  /** Bytes that the campus had when this device last heard of it. */
  sent: v.number(),
});
export type KeptUpload = v.InferOutput<typeof keptSchema>;

const list = v.pipe(v.string(), v.parseJson(), v.array(keptSchema));

/** Uploads of one person to one place that this device has begun and not finished; they go with their person (FILE-5). */
export type KeptUploads = {
  /** The same array until something changes. */
  read: () => readonly KeptUpload[];
  subscribe: (onChange: () => void) => () => void;
  /** Of its fingerprint; an earlier one makes room. */
  put: (upload: KeptUpload) => void;
  setSent: (fingerprint: string, sent: number) => void;
  remove: (fingerprint: string) => void;
};

const known = new Map<string, KeptUploads>();

export function keptUploadsOf(viewerId: string, { keptAs }: UploadPlace): KeptUploads {
  const key = `${viewerId}:${keptAs}`;
  const kept = known.get(key) ?? open(key);
  known.set(key, kept);
  return kept;
}

function open(key: string): KeptUploads {
  const changes = createEmitter();
  const found = v.safeParse(list, readDraft(key));
  let uploads: readonly KeptUpload[] = found.success ? found.output : [];
  const set = (next: readonly KeptUpload[]): void => {
    uploads = next;
    writeDraft(key, next.length === 0 ? undefined : JSON.stringify(next));
    changes.emit();
  };
  const without = (fingerprint: string) => uploads.filter((upload) => upload.fingerprint !== fingerprint);
  return {
    read: () => uploads,
    subscribe: changes.subscribe,
    put: (upload) => set([...without(upload.fingerprint), upload]),
    setSent: (fingerprint, sent) =>
      set(uploads.map((upload) => (upload.fingerprint === fingerprint ? { ...upload, sent } : upload))),
    remove: (fingerprint) => set(without(fingerprint)),
  };
}
