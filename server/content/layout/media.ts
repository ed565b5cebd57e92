import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export type MediaExtension = 'svg' | 'webp' | 'webm' | 'mp4' | 'vtt' | 'woff2';

/** Collects the files of a campus: each is named by its content, so that an address never changes its file. */
export interface Media {
  /** Keeps the content and gives its address below the campus's own host, like `/media/<sha256>.svg`. */
  add(content: string | Buffer, extension: MediaExtension): string;
  /** Puts every file that is not there yet into the folder; a file is whole or absent. */
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
        if (existsSync(path)) continue;
        const unfinished = `${path}.${process.pid}.part`;
        writeFileSync(unfinished, content);
        renameSync(unfinished, path);
      }
    },
  };
}
