import { isOfCampus } from './is-of-campus.ts';
import type { KeptUpload, KeptUploads } from './kept-uploads.ts';

/** Forgets an upload that nobody goes on with; where the campus cannot be asked now, it gives it up in the end (FILE-5). */
export async function discardUpload(
  fetch: typeof globalThis.fetch,
  kept: KeptUploads,
  { fingerprint, url }: KeptUpload,
): Promise<void> {
  kept.remove(fingerprint);
  if (!isOfCampus(url)) return;
  await fetch(url, { method: 'DELETE', headers: { 'tus-resumable': '1.0.0' } }).catch(() => {});
}
