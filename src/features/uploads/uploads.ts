import { attachmentNameOf } from '#campus/attachments/attachment-name.ts';
import { createStore } from '#campus/create-store.ts';
import type { RefusalCode } from '#campus/network/refusals.ts';
import { CampusError, type CampusFailure } from '#wire/campus-failure.ts';
import { fingerprintOf } from './fingerprint-of.ts';
import type { KeptUploads } from './kept-uploads.ts';
import type { OpenUpload } from './open-upload.ts';
import type { UploadPlace } from './upload-place.ts';

/** `waiting`: for the network, then it goes on by itself. `failed`: it is given up. */
export type UploadState = 'sending' | 'paused' | 'waiting' | 'failed';

/** A file on its way up in this page. */
export type RunningUpload = {
  readonly fingerprint: string;
  readonly placeId: string;
  readonly fileName: string;
  /** Bytes. */
  readonly fileSize: number;
  /** Bytes that the campus has. */
  readonly sent: number;
  readonly state: UploadState;
  readonly failure: CampusFailure | undefined;
};

const running = createStore<readonly RunningUpload[]>([]);
const opened = new Map<string, OpenUpload>();

/** Uploads go on while other pages of the app are looked at. For `useSyncExternalStore`. */
export const runningUploads = { read: running.read, subscribe: running.subscribe };

function change(fingerprint: string, to: Partial<RunningUpload>): void {
  running.set(running.read().map((one) => (one.fingerprint === fingerprint ? { ...one, ...to } : one)));
}

function others(fingerprint: string): readonly RunningUpload[] {
  return running.read().filter((one) => one.fingerprint !== fingerprint);
}

function forget(fingerprint: string): void {
  opened.delete(fingerprint);
  running.set(others(fingerprint));
}

/** Why a file is not even begun (FILE-3, FILE-6): the campus would say the same, after the person had waited. */
function refusalOf(file: File, { takes, most, refusals }: UploadPlace): RefusalCode | undefined {
  if (attachmentNameOf(file.name) === undefined) return 'FILE_NAME_INVALID';
  if (!takes(file.name)) return refusals.kind;
  if (file.size === 0) return 'FILE_EMPTY';
  return file.size > most ? refusals.size : undefined;
}

type Sending = {
  place: UploadPlace;
  file: File;
  kept: KeptUploads;
  fetch: typeof globalThis.fetch;
  onDone: (fileName: string) => void;
};

/**
 * Begins an upload, or goes on with the one of the same file that was begun on this device before. Throws a `CampusError`
 * where it cannot begin; what happens later is in `runningUploads`.
 */
export async function sendFile({ place, file, kept, fetch, onDone }: Sending): Promise<void> {
  const code = refusalOf(file, place);
  if (code !== undefined) throw new CampusError({ kind: 'refused', code });
  const fileName = attachmentNameOf(file.name) ?? file.name;
  const fingerprint = await fingerprintOf(place.id, file);
  if (opened.has(fingerprint)) return;
  const { openUpload } = await import('./open-upload.ts');
  const sent = kept.read().find((one) => one.fingerprint === fingerprint)?.sent ?? 0;
  const upload = await openUpload({
    place,
    file,
    fileName,
    fingerprint,
    kept,
    fetch,
    onProgress: (now) => change(fingerprint, { sent: now }),
    onDone: () => {
      forget(fingerprint);
      onDone(fileName);
    },
    onFailure: (failure) => {
      const isNetwork = failure.kind === 'offline' || failure.kind === 'unreachable';
      // Nothing goes on by itself any more; chosen again, it begins anew or where the campus has it.
      if (!isNetwork) opened.delete(fingerprint);
      change(fingerprint, { failure, state: isNetwork ? 'waiting' : 'failed' });
    },
  });
  opened.set(fingerprint, upload);
  const about = { fingerprint, placeId: place.id, fileName, fileSize: file.size, sent, failure: undefined };
  running.set([...others(fingerprint), { ...about, state: 'sending' }]);
  upload.start();
}

export async function pauseUpload(fingerprint: string): Promise<void> {
  change(fingerprint, { state: 'paused' });
  await opened.get(fingerprint)?.pause();
}

/** After a pause, or when the campus answers again. */
export function goOnWithUpload(fingerprint: string): void {
  change(fingerprint, { state: 'sending', failure: undefined });
  opened.get(fingerprint)?.start();
}

export async function cancelUpload(fingerprint: string): Promise<void> {
  const upload = opened.get(fingerprint);
  forget(fingerprint);
  await upload?.cancel();
}
