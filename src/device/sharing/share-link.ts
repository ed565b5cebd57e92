import { copyText } from './copy-text.ts';

/**
 * Hands an address of the campus to another app of the device, else copies it: true where it was copied, which is to be shown,
 * and false where neither is possible. Undefined where the person saw to it in the device's own sheet.
 */
export async function shareLink({ title, path }: { title: string; path: string }): Promise<boolean | undefined> {
  const url = new URL(path, location.origin).href;
  if (!('share' in navigator)) return copyText(url);
  try {
    await navigator.share({ title, url });
    return undefined;
  } catch (error) {
    // Closed again: they wanted to tell nobody.
    return error instanceof DOMException && error.name === 'AbortError' ? undefined : copyText(url);
  }
}
