import { CampusError } from './trouble.ts';
import { type WireParts, wireFetch } from './wire-fetch.ts';

/** A file of the person's, fetched with the bearer (READINGS, Session). Throws a `CampusError` and nothing else. */
export type Download = (path: string) => Promise<Blob>;

const REFUSALS: Readonly<Record<number, string>> = { 403: 'NOT_ALLOWED', 404: 'NOT_FOUND', 409: 'NAME_MISSING' };

export function createDownload(parts: WireParts & { origin: string }): Download {
  const fetch = wireFetch(parts);
  return async (path) => {
    const address = new URL(path, parts.origin);
    if (address.origin !== parts.origin) throw new CampusError({ kind: 'garbled', where: 'download' });
    const answer = await fetch(address);
    if (!answer.ok) throw new CampusError({ kind: 'refused', code: REFUSALS[answer.status] ?? 'INVALID_INPUT' });
    return answer.blob().catch((cause: unknown) => {
      throw new CampusError({ kind: 'offline' }, { cause });
    });
  };
}
