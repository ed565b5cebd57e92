/** Small enough for a slow line, good enough for a face. */
const QUALITY = 0.85;

/** The file is no picture that this browser can read. */
export class NoPicture extends Error {}

/**
 * A chosen picture as it leaves the device: at most `most` px on its longer side, upright, drawn anew. What a camera writes
 * beside it (place, time, device) is not part of what is drawn, so none of it goes out.
 */
export async function shrinkPicture(file: Blob, most: number): Promise<Blob> {
  const drawn = await createImageBitmap(file).catch((cause: unknown) => {
    throw new NoPicture('This file cannot be drawn.', { cause });
  });
  const scale = Math.min(1, most / Math.max(drawn.width, drawn.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(drawn.width * scale));
  canvas.height = Math.max(1, Math.round(drawn.height * scale));
  const context = canvas.getContext('2d');
  if (context === null) throw new NoPicture('This browser draws no pictures.');
  // JPEG knows no transparency: what shows through is paper, not night.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(drawn, 0, 0, canvas.width, canvas.height);
  drawn.close();
  return encoded(canvas);
}

async function encoded(canvas: HTMLCanvasElement): Promise<Blob> {
  const picture = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', QUALITY));
  if (picture === null) throw new NoPicture('This browser encodes no pictures.');
  return picture;
}
