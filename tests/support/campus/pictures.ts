/** Red fields of 3 × 2 px as a browser draws them, with nothing else in the file. */
export const JPEG = Buffer.from(
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAACAAMDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAb/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFQEBAQAAAAAAAAAAAAAAAAAABQb/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwCdAHq9/9k=',
  'base64',
);
export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAYAAACddGYaAAAAEklEQVR4AWI6wcDwH4aZGJAAAAAA///JQw2nAAAABklEQVQDAGdqBVqjGqaNAAAAAElFTkSuQmCC',
  'base64',
);
export const WEBP = Buffer.from(
  'UklGRl4AAABXRUJQVlA4WAoAAAAQAAAAAgAAAQAAQUxQSAcAAAAAgIAAgIAAAFZQOCAwAAAAcAEAnQEqAwACAALATCWgAnQBQAAA/vBTGbxLOSGdwHOuMy9v/wTGFbfj6//AAAAA',
  'base64',
);

/** What a camera might have written into a picture. */
export const WHERE_IT_WAS = Buffer.from('Exif\0\0GPS 33.5138N 36.2765E', 'latin1');

/** The JPEG with a segment of its own for `content` behind its head: 0xE1 holds EXIF or XMP, 0xFE a comment. */
export function jpegWith(marker: number, content: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  const behindHead = 20;
  return Buffer.concat([JPEG.subarray(0, behindHead), head, content, JPEG.subarray(behindHead)]);
}

/** The JPEG with other sides; its own stand in the frame. */
export function jpegOf(width: number, height: number): Buffer {
  const bytes = Buffer.from(JPEG);
  const frame = bytes.indexOf(Buffer.from('ffc0', 'hex'));
  bytes.writeUInt16BE(height, frame + 5);
  bytes.writeUInt16BE(width, frame + 7);
  return bytes;
}

/** EXIF of a rotated camera, with its orientation and place. */
export function turned(orientation: number, order: 'II' | 'MM'): Buffer {
  const short = (value: number): Buffer => {
    const bytes = Buffer.alloc(2);
    if (order === 'II') bytes.writeUInt16LE(value);
    else bytes.writeUInt16BE(value);
    return bytes;
  };
  const long = (value: number): Buffer =>
    order === 'II' ? Buffer.concat([short(value), Buffer.alloc(2)]) : Buffer.concat([Buffer.alloc(2), short(value)]);
  const entry = (tag: number, type: number, count: number, value: Buffer): Buffer =>
    Buffer.concat([short(tag), short(type), long(count), value]);
  const behind = 8 + 2 + 2 * 12 + 4;
  return Buffer.concat([
    ...[Buffer.from(order), short(42), long(8), short(2)],
    entry(0x010e, 2, WHERE_IT_WAS.length, long(behind)),
    entry(0x0112, 3, 1, Buffer.concat([short(orientation), Buffer.alloc(2)])),
    ...[long(0), WHERE_IT_WAS],
  ]);
}
