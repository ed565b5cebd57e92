import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RefusalCode } from '#campus/network/refusals.ts';
import type { ScanResult } from '#server/attachments/scan.ts';
import type { Attempt } from '#server/auth/attempt-limits.ts';
import type { CommandResult } from '#server/model/command-result.ts';
import type { Trx } from '#server/store/database/open-store.ts';
import type { Tus } from './tus.ts';

/** What every file on its way up has in its table. */
export interface UploadRow {
  readonly organisation_id: string;
  /** Made by the campus; of the file on the disk too. */
  readonly id: string;
  readonly file_name: string;
  /** Bytes, as they were announced. */
  readonly file_size: number;
  /** Null: it is on its way up. */
  readonly finished_at: string | null;
}

export interface Uploader {
  readonly organisationId: string;
  readonly personId: string;
}

export interface AnnouncedFile {
  readonly id: string;
  /** As the device says it. */
  readonly fileName: string;
  /** Bytes. */
  readonly fileSize: number;
  readonly now: Date;
}

export interface Refusal {
  readonly status: 401 | 403 | 404;
  readonly code: RefusalCode | 'UNAUTHENTICATED';
}

/** Somewhere that files go up to by the tus protocol (FILE-5): who may, what is taken, and what becomes of it. */
export interface UploadTarget<By extends Uploader, Row extends UploadRow> {
  /** Where an upload begins; it goes on below that, under `:upload`. */
  readonly address: `/api/${string}`;
  readonly attempt: Attempt;
  readonly tus: Tus;
  /** Who begins an upload, if they may. */
  uploaderOf(request: FastifyRequest, reply: FastifyReply): Promise<By | Refusal>;
  /** Takes the room that a file needs, before its first byte comes. */
  begin(trx: Trx, by: By, file: AnnouncedFile): Promise<CommandResult>;
  /** The upload that the address names; somebody else's does not exist. */
  ownUpload(request: FastifyRequest, reply: FastifyReply): Promise<{ by: By; upload: Row } | Refusal>;
  /** Why a file is not taken that is of another kind. */
  readonly kindRefusal: RefusalCode;
  /** Whether what is in a whole file is of the kind that its name says (FILE-6). */
  isOfItsKind(upload: Row): Promise<boolean>;
  /** What the operator's scan says of it (FILE-7). */
  scan(upload: Row): Promise<ScanResult>;
  /** From now on it is what it was brought for. */
  finish(trx: Trx, upload: Row, by: By, now: Date): Promise<CommandResult>;
  /** After that is committed. */
  onFinished?(upload: Row): Promise<void>;
  /** An upload that was cancelled or not accepted goes with its bytes; one that is finished meanwhile keeps its row. */
  discard(upload: Pick<Row, 'organisation_id' | 'id'>): Promise<void>;
}
