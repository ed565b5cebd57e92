import { mkdir, open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { DataStore, ERRORS, Upload } from '@tus/server';
import { appendSealed, plainBytesOf, type SealedFile } from './sealed-file.ts';
import type { UploadFiles } from './upload-files.ts';

/** What is known of an upload beside its bytes. */
export type KnownUpload = Pick<SealedFile, 'key'> & { readonly size: number };

/** Where the tus protocol puts files that are never on a disk as they are (DOC-4). `find`: undefined for one that there is not. */
export function sealedStore(files: UploadFiles, find: (id: string) => Promise<KnownUpload | undefined>): DataStore {
  return new SealedStore(files, find);
}

class SealedStore extends DataStore {
  override extensions = ['creation', 'termination'];
  readonly #files: UploadFiles;
  readonly #find: (id: string) => Promise<KnownUpload | undefined>;

  constructor(files: UploadFiles, find: (id: string) => Promise<KnownUpload | undefined>) {
    super();
    this.#files = files;
    this.#find = find;
  }

  override async create(upload: Upload): Promise<Upload> {
    await mkdir(this.#files.folder, { recursive: true, mode: 0o700 });
    await (await open(this.#files.pathOf(upload.id), 'wx', 0o600)).close();
    return upload;
  }

  override async getUpload(id: string): Promise<Upload> {
    const { size } = await this.#known(id);
    const offset = await plainBytesOf(this.#files.pathOf(id)).catch(() => {
      throw ERRORS.FILE_NO_LONGER_EXISTS;
    });
    return new Upload({ id, size, offset });
  }

  override async write(source: Readable, id: string): Promise<number> {
    const { key } = await this.#known(id);
    return appendSealed({ path: this.#files.pathOf(id), key, id }, source);
  }

  override remove(id: string): Promise<void> {
    return this.#files.remove(id);
  }

  async #known(id: string): Promise<KnownUpload> {
    const known = await this.#find(id);
    if (known === undefined) throw ERRORS.FILE_NOT_FOUND;
    return known;
  }
}
