import { PROFILE_IMAGE_SIDE_MAX } from '#campus/own-limits.ts';
import { cleanJpeg } from './clean-jpeg.ts';
import { cleanPng } from './clean-png.ts';
import { cleanWebp } from './clean-webp.ts';

/** Files that a picture may be, by their media type. */
const CLEANERS = { 'image/jpeg': cleanJpeg, 'image/png': cleanPng, 'image/webp': cleanWebp } as const;

export type PictureType = keyof typeof CLEANERS;

export const PICTURE_ENDINGS: Readonly<Record<PictureType, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
};

/** What is left of a file when everything is taken out that a picture is not drawn from. */
export interface Cleaned {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

export interface Picture {
  readonly type: PictureType;
  readonly bytes: Buffer;
}

/**
 * A picture as it may be shown to others; undefined where the bytes are none, or one that is too large. What it is, the
 * bytes say, not whoever sends them. Metadata (where and with what it was taken) is cut out and not refused: some browsers
 * write EXIF into every picture that they draw.
 */
export function cleanPicture(bytes: Buffer): Picture | undefined {
  for (const type of ['image/jpeg', 'image/png', 'image/webp'] as const) {
    const cleaned = CLEANERS[type](bytes);
    if (cleaned === undefined) continue;
    return isSide(cleaned.width) && isSide(cleaned.height) ? { type, bytes: cleaned.bytes } : undefined;
  }
  return undefined;
}

function isSide(pixels: number): boolean {
  return pixels >= 1 && pixels <= PROFILE_IMAGE_SIDE_MAX;
}
