import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decodeText, unreadableMessage } from '#server/content/files/decode-text.ts';
import type { Mistake } from '#server/content/files/mistakes.ts';
import type { Media } from './media.ts';
import { subtitleMistake } from './subtitle-mistake.ts';

export interface Films {
  /** The address of a film, or of its subtitles. Empty where the file is none: the import then ends with the mistake. */
  filmAt(path: string, file: string, field: string): string;
  subtitlesAt(path: string, file: string, field: string): string;
}

/** More than this nobody loads on prepaid data; it also fits the memory of the import. */
const FILM_MAX_BYTES = 100_000_000;
const SUBTITLES_MAX_BYTES = 500_000;

/** How a file of each kind begins: EBML (WebM), `ftyp` in its first box (MP4). */
const WEBM = Buffer.from([0x1a, 0x45, 0xdf, 0xa3]);
const isMp4 = (content: Buffer): boolean => content.subarray(4, 8).toString('latin1') === 'ftyp';

export function collectFilms(folder: string, media: Media, mistakes: Mistake[]): Films {
  const read = (path: string, most: number): Buffer | { mistake: string } => {
    let content: Buffer;
    try {
      content = readFileSync(join(folder, path));
    } catch {
      return { mistake: `the file ${path} is missing` };
    }
    return content.length > most ? { mistake: `${path} is larger than ${most} bytes` } : content;
  };
  const reportMistake = ({ mistake }: { mistake: string }, file: string, field: string): string => {
    mistakes.push({ file, field, message: mistake });
    return '';
  };
  return {
    filmAt(path, file, field) {
      const content = read(path, FILM_MAX_BYTES);
      if (!Buffer.isBuffer(content)) return reportMistake(content, file, field);
      if (content.subarray(0, 4).equals(WEBM)) return media.add(content, 'webm');
      if (isMp4(content)) return media.add(content, 'mp4');
      return reportMistake({ mistake: `${path} is neither a WebM nor an MP4 film` }, file, field);
    },
    subtitlesAt(path, file, field) {
      const content = read(path, SUBTITLES_MAX_BYTES);
      if (!Buffer.isBuffer(content)) return reportMistake(content, file, field);
      const text = decodeText(content);
      if (typeof text !== 'string') return reportMistake({ mistake: unreadableMessage(path, text) }, file, field);
      const mistake = subtitleMistake(text);
      return mistake === undefined
        ? media.add(content, 'vtt')
        : reportMistake({ mistake: `${path}${mistake}` }, file, field);
    },
  };
}
