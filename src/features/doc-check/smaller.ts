import { DOCUMENT_PICTURE_BYTES, DOCUMENT_PICTURE_PX } from '#campus/doc-check/doc-check-limits.ts';
import { shrinkPicture } from '#device/media/shrink-picture.ts';

/** Whether making it smaller would spare somebody much of a slow line (DOC-6). */
export function isLargePicture({ type, size }: File): boolean {
  return type.startsWith('image/') && size > DOCUMENT_PICTURE_BYTES;
}

/** A picture as it is sent where its person agrees; named after the one that was chosen. Throws `NoPicture`. */
export async function smaller(file: File): Promise<File> {
  const picture = await shrinkPicture(file, DOCUMENT_PICTURE_PX);
  return new File([picture], `${file.name.replace(/\.[^.]*$/, '')}.jpg`, { type: picture.type });
}
