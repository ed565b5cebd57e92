import { saveFile } from '#device/storage/save-file.ts';

/** Hands a file to another app of the device where it can be shared, else saves it; both without a network. */
export async function shareFile(name: string, blob: Blob): Promise<void> {
  const file = new File([blob], name, { type: blob.type });
  if (!('canShare' in navigator) || !navigator.canShare({ files: [file] })) return saveFile(name, blob);
  try {
    await navigator.share({ files: [file], title: name });
  } catch (error) {
    // Closed again by the person: they wanted no file. Any other failure is the browser's, and the file is still theirs.
    if (!(error instanceof DOMException && error.name === 'AbortError')) saveFile(name, blob);
  }
}
