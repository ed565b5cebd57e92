import type { KeptCertificates } from '#offline/kept-certificates.ts';
import { certificatesCacheOf } from '#offline/names.ts';

/** In Cache Storage, beside the person's database and deleted with it. A browser that has none keeps nothing. */
export function keptCertificates(database: () => Promise<string | undefined>): KeptCertificates {
  const open = async (): Promise<Cache | undefined> => {
    const name = 'caches' in globalThis ? await database() : undefined;
    return name === undefined ? undefined : caches.open(certificatesCacheOf(name));
  };
  return {
    get: async (path) => {
      const kept = await (await open())?.match(path);
      return kept && { file: await kept.blob(), tag: kept.headers.get('etag') };
    },
    keep: async (path, { file, tag }) => {
      const headers = { 'content-type': file.type, ...(tag === null ? {} : { etag: tag }) };
      await (await open())?.put(path, new Response(file, { headers }));
    },
  };
}
