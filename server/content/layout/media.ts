import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

export type MediaExtension = 'svg' | 'webp' | 'webm' | 'mp4' | 'vtt' | 'woff2';

/** What is text. Films, photographs and letters are compressed in themselves. */
const TEXTS = /\.(?:svg|vtt)$/;

/** Collects the files of a campus: each is named by its content, so that an address never changes its file. */
export interface Media {
  /** Keeps the content and gives its address below the campus's own host, like `/media/<sha256>.svg`. */
  add(content: string | Buffer, extension: MediaExtension): string;
  /** Puts every file that is not there yet into the folder, texts compressed beside themselves too; a file is whole or absent. */
  writeTo(mediaFolder: string): void;
}

export function collectMedia(): Media {
  const contents = new Map<string, string | Buffer>();
  return {
    add(content, extension) {
      const name = `${createHash('sha256').update(content).digest('hex')}.${extension}`;
      contents.set(name, content);
      return `/media/${name}`;
    },
    writeTo(mediaFolder) {
      mkdirSync(mediaFolder, { recursive: true });
      for (const [name, content] of contents) {
        const path = join(mediaFolder, name);
        writeOnce(path, () => content);
        // For whoever sends it (`server/rest/site/app-files.ts`): a picture that is drawn is a third as large so.
        if (TEXTS.test(name)) writeOnce(`${path}.br`, () => brotliCompressSync(content));
      }
    },
  };
}

function writeOnce(path: string, contentOf: () => string | Buffer): void {
  if (existsSync(path)) return;
  const unfinished = `${path}.${process.pid}.part`;
  writeFileSync(unfinished, contentOf());
  renameSync(unfinished, path);
}
