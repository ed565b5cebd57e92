import { type DetailedError, type HttpStack, Upload, type UrlStorage } from 'tus-js-client';
import * as v from 'valibot';
import { ATTACHMENT_PART_BYTES } from '#campus/attachments/attachment-limits.ts';
import { type CampusFailure, failureOf } from '#wire/campus-failure.ts';
import { isOfCampus } from './is-of-campus.ts';
import type { KeptUploads } from './kept-uploads.ts';
import type { UploadPlace } from './upload-place.ts';

/** A part that the network lost goes out again after these, ms; then it waits until the campus answers again. */
const RETRY_AFTER = [1000, 3000, 6000, 12_000];
/** Somebody else has its lock, or what is here is further than we knew: asked again, it is clear (tus 1.0.0). */
const ASK_AGAIN = [409, 423];

const refusal = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ errors: v.tupleWithRest([v.object({ message: v.string() })], v.unknown()) }),
);

export type OpenUpload = {
  /** Begins, or goes on where the campus has it. */
  start: () => void;
  /** Stops; what is here stays here. */
  pause: () => Promise<void>;
  /** Stops and gives it up, here and on the campus. */
  cancel: () => Promise<void>;
};

type Parts = {
  place: UploadPlace;
  file: File;
  fileName: string;
  fingerprint: string;
  kept: KeptUploads;
  /** With the session, and with time enough for a part on a slow line. */
  fetch: typeof globalThis.fetch;
  onProgress: (sent: number) => void;
  onDone: () => void;
  onFailure: (failure: CampusFailure) => void;
};

/** One file on its way up, by the tus protocol (FILE-5). A chunk of its own: nobody who only reads loads it. */
export async function openUpload(parts: Parts): Promise<OpenUpload> {
  const { place, file, fileName, fingerprint, kept } = parts;
  const upload = new Upload(file, {
    endpoint: `${location.origin}${place.path}`,
    chunkSize: ATTACHMENT_PART_BYTES,
    retryDelays: RETRY_AFTER,
    metadata: { filename: fileName },
    httpStack: httpStack(parts.fetch),
    urlStorage: urlStorage(parts),
    fingerprint: async () => fingerprint,
    removeFingerprintOnSuccess: true,
    onShouldRetry: (error) => {
      const { kind } = failureOfUpload(error);
      return kind === 'offline' || kind === 'unreachable' || ASK_AGAIN.includes(statusOf(error) ?? 0);
    },
    onProgress: (sent) => {
      kept.setSent(fingerprint, sent);
      parts.onProgress(sent);
    },
    onSuccess: parts.onDone,
    onError: (error) => {
      const failure = failureOfUpload(error);
      // What the campus refused is gone there too.
      if (failure.kind === 'refused') kept.remove(fingerprint);
      parts.onFailure(failure);
    },
  });
  const [previous] = await upload.findPreviousUploads();
  if (previous !== undefined) upload.resumeFromPreviousUpload(previous);
  return {
    start: () => upload.start(),
    pause: () => upload.abort(),
    cancel: async () => {
      // Where the campus cannot be asked, it gives the upload up by itself in the end (FILE-5).
      await upload.abort(true).catch(() => {});
      kept.remove(fingerprint);
    },
  };
}

function urlStorage({ fingerprint, fileName, file, kept }: Parts): UrlStorage {
  const all = () =>
    kept.read().map((one) => ({
      size: one.fileSize,
      metadata: { filename: one.fileName },
      creationTime: '',
      urlStorageKey: one.fingerprint,
      uploadUrl: one.url,
      parallelUploadUrls: null,
    }));
  return {
    findAllUploads: async () => all(),
    findUploadsByFingerprint: async (wanted) => all().filter(({ urlStorageKey }) => urlStorageKey === wanted),
    addUpload: async (_, { uploadUrl }) => {
      if (uploadUrl !== null) kept.put({ fingerprint, url: uploadUrl, fileName, fileSize: file.size, sent: 0 });
      return fingerprint;
    },
    removeUpload: async (key) => kept.remove(key),
  };
}

/** The protocol's requests by the app's own wire: its tokens, their renewal, and what it learns of the network. */
function httpStack(fetch: typeof globalThis.fetch): HttpStack {
  return {
    getName: () => 'wire',
    createRequest: (method, url) => {
      const headers = new Headers();
      const abort = new AbortController();
      return {
        getMethod: () => method,
        getURL: () => url,
        setHeader: (name, value) => headers.set(name, value),
        getHeader: (name) => headers.get(name) ?? undefined,
        // A part is small: what is shown is what has arrived.
        setProgressHandler: () => {},
        abort: async () => abort.abort(),
        getUnderlyingObject: () => undefined,
        send: async (body: Blob | null = null) => {
          // An address that a device kept gets no token unless it is of this campus.
          if (!isOfCampus(url)) throw new TypeError('An upload is of another origin.');
          const answer = await fetch(url, { method, headers, body, signal: abort.signal });
          const text = await answer.text();
          return {
            getStatus: () => answer.status,
            getHeader: (name) => answer.headers.get(name) ?? undefined,
            getBody: () => text,
            getUnderlyingObject: () => answer,
          };
        },
      };
    },
  };
}

function isDetailed(error: Error | DetailedError): error is DetailedError {
  return 'originalRequest' in error;
}

function statusOf(error: Error | DetailedError): number | undefined {
  return isDetailed(error) ? error.originalResponse?.getStatus() : undefined;
}

function failureOfUpload(error: Error | DetailedError): CampusFailure {
  if (!isDetailed(error)) return failureOf(error);
  const refused = v.safeParse(refusal, error.originalResponse?.getBody());
  if (refused.success) return { kind: 'refused', code: refused.output.errors[0].message };
  return failureOf(error.causingError);
}
