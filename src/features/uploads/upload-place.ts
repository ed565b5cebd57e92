import type { RefusalCode } from '#campus/network/refusals.ts';

/** Somewhere that files go up to by the tus protocol (FILE-5). */
export type UploadPlace = {
  /** Of all places of one kind it is this one. */
  readonly id: string;
  /** What was begun and not finished is kept under this name, on learners' devices (STORAGE-8). */
  readonly keptAs: string;
  /** Where an upload begins, below the campus. */
  readonly path: `/api/${string}`;
  /** As of `input`: which files are offered first. */
  readonly accept: string;
  /** Whether files of this name are taken at all. */
  readonly takes: (fileName: string) => boolean;
  /** Why a file is not taken, where it is of another kind or too large. */
  readonly refusals: { readonly kind: RefusalCode; readonly size: RefusalCode };
  /** Of the largest file, bytes. */
  readonly most: number;
};
