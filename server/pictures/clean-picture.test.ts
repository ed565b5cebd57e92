import { describe, expect, it } from 'vitest';
import { PROFILE_IMAGE_SIDE_MAX } from '#campus/own-limits.ts';
import { JPEG, jpegOf, jpegWith, PNG, turned, WEBP, WHERE_IT_WAS } from '#tests/support/campus/pictures.ts';
import { cleanPicture } from './clean-picture.ts';
import { orientationIn } from './orientation.ts';

const LOSSLESS_WEBP = Buffer.from('UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==', 'base64');

function pngWith(type: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(content.length);
  head.write(type, 4, 'latin1');
  const behindHead = 8 + 25;
  return Buffer.concat([PNG.subarray(0, behindHead), head, content, Buffer.alloc(4), PNG.subarray(behindHead)]);
}

/** With a flag that promises it, as a file that has it would. */
function webpWith(type: string, content: Buffer, flag: number): Buffer {
  const head = Buffer.alloc(8);
  head.write(type, 'latin1');
  head.writeUInt32LE(content.length, 4);
  const bytes = Buffer.concat([WEBP, head, content, Buffer.alloc(content.length % 2)]);
  bytes.writeUInt32LE(bytes.length - 8, 4);
  bytes.writeUInt8((bytes[20] ?? 0) | flag, 20);
  return bytes;
}

describe('a picture that is sent', () => {
  it.each([
    ['image/jpeg', JPEG],
    ['image/png', PNG],
    ['image/webp', WEBP],
    ['image/webp', LOSSLESS_WEBP],
  ])('is left alone where it holds nothing else: %s', (type, bytes) => {
    expect(cleanPicture(bytes)).toEqual({ type, bytes });
  });

  it.each([
    ['EXIF in a JPEG', jpegWith(0xe1, WHERE_IT_WAS), JPEG],
    ['a comment in a JPEG', jpegWith(0xfe, WHERE_IT_WAS), JPEG],
    ['IPTC in a JPEG', jpegWith(0xed, WHERE_IT_WAS), JPEG],
    ['a thumbnail in a JPEG', jpegWith(0xe0, Buffer.from('JFXX\0thumbnail')), JPEG],
    ['what follows a JPEG', Buffer.concat([JPEG, WHERE_IT_WAS]), JPEG],
    ['EXIF in a PNG', pngWith('eXIf', WHERE_IT_WAS), PNG],
    ['a text in a PNG', pngWith('tEXt', WHERE_IT_WAS), PNG],
    ['what follows a PNG', Buffer.concat([PNG, WHERE_IT_WAS]), PNG],
    ['EXIF in a WebP', webpWith('EXIF', WHERE_IT_WAS, 0x08), WEBP],
    ['XMP in a WebP', webpWith('XMP ', WHERE_IT_WAS, 0x04), WEBP],
    ['what follows a WebP', Buffer.concat([WEBP, WHERE_IT_WAS]), WEBP],
  ])('loses %s', (_, bytes, left) => {
    expect(cleanPicture(bytes)?.bytes.equals(left)).toBe(true);
  });

  it.each([
    ['JPEG', (tiff: Buffer) => jpegWith(0xe1, Buffer.concat([Buffer.from('Exif\0\0'), tiff])), JPEG],
    ['PNG', (tiff: Buffer) => pngWith('eXIf', tiff), PNG],
    ['WebP', (tiff: Buffer) => webpWith('EXIF', tiff, 0x08), WEBP],
  ])('stays turned the way that a camera wrote, and loses the place: %s', (_, fileWith, upright) => {
    for (const orientation of [2, 3, 4, 5, 6, 7, 8])
      for (const order of ['II', 'MM'] as const) {
        const left = cleanPicture(fileWith(turned(orientation, order)))?.bytes ?? Buffer.alloc(0);
        expect(left.includes('33.5138N')).toBe(false);
        expect(orientationIn(left.subarray(left.indexOf('MM\0*')))).toBe(orientation);
        expect(cleanPicture(left)?.bytes.equals(left)).toBe(true);
      }
    for (const nothing of [turned(1, 'MM'), turned(9, 'II'), turned(6, 'MM').subarray(0, 20), Buffer.from('MM\0*')])
      expect(cleanPicture(fileWith(nothing))?.bytes.equals(upright)).toBe(true);
  });

  const moving = Buffer.from(WEBP);
  moving.writeUInt8(0x02, 20);
  it.each([
    ['nothing', Buffer.alloc(0)],
    ['a text', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
    ['a GIF', Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')],
    ['a moving WebP', moving],
    ['a JPEG without a picture', Buffer.from('ffd8ffd9', 'hex')],
    ['a PNG that begins elsewhere', Buffer.concat([PNG.subarray(0, 8), PNG.subarray(33)])],
    ['a JPEG that is too wide', jpegOf(PROFILE_IMAGE_SIDE_MAX + 1, 2)],
    ['a JPEG that is too high', jpegOf(2, PROFILE_IMAGE_SIDE_MAX + 1)],
    ['a JPEG of no height', jpegOf(2, 0)],
  ])('is none: %s', (_, bytes) => {
    expect(cleanPicture(bytes)).toBeUndefined();
  });

  it('may be as large as is said', () => {
    expect(cleanPicture(jpegOf(PROFILE_IMAGE_SIDE_MAX, PROFILE_IMAGE_SIDE_MAX))?.type).toBe('image/jpeg');
  });

  it.each([
    ['JPEG', JPEG],
    ['PNG', PNG],
    ['WebP', WEBP],
    ['lossless WebP', LOSSLESS_WEBP],
  ])('is none where it ends too early, wherever: %s', (_, bytes) => {
    for (let length = 0; length < bytes.length; length += 1)
      expect(cleanPicture(bytes.subarray(0, length)), `${length} bytes`).toBeUndefined();
  });
});
