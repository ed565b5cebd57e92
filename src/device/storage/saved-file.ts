import { findSavedFile } from '#offline/saved/find-saved-file.ts';

/** Whether a file opens without a network; never where the browser keeps or gives nothing. */
export async function isSavedFile(url: string): Promise<boolean> {
  if (!('caches' in globalThis)) return false;
  return (await findSavedFile(caches, url).catch(() => undefined)) !== undefined;
}
