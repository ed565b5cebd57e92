import { CampusError } from './campus-failure.ts';
import { type WireParts, wireFetch } from './wire-fetch.ts';

/** A file of the person's, with the tag by which the campus knows whether it is still the same; older ones have none. */
export type Downloaded = { file: Blob; tag: string | null };

/**
 * A file of the person's, fetched with the bearer (SESSION-10); the very file that is kept, where it is still the same:
 * then none of its bytes come again. Throws a `CampusError` and nothing else.
 */
export type Download = (path: string, kept?: Downloaded) => Promise<Downloaded>;

const REFUSALS: Readonly<Record<number, string>> = { 403: 'NOT_ALLOWED', 404: 'NOT_FOUND', 409: 'NAME_MISSING' };

export function createDownload(parts: WireParts & { origin: string }): Download {
  const fetch = wireFetch(parts);
  return async (path, kept) => {
    const address = new URL(path, parts.origin);
    if (address.origin !== parts.origin) throw new CampusError({ kind: 'garbled', where: 'download' });
    const answer = await fetch(address, kept?.tag == null ? {} : { headers: { 'if-none-match': kept.tag } });
    if (answer.status === 304 && kept !== undefined) return kept;
    if (!answer.ok) throw new CampusError({ kind: 'refused', code: REFUSALS[answer.status] ?? 'INVALID_INPUT' });
    const file = await answer.blob().catch((cause: unknown) => {
      throw new CampusError({ kind: 'offline' }, { cause });
    });
    return { file, tag: answer.headers.get('etag') };
  };
}
