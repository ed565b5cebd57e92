import type { KeptCertificates } from '#offline/kept-certificates.ts';
import { certificatesCacheOf } from '#offline/names.ts';

/** In Cache Storage, beside the person's database and deleted with it. A browser that has none keeps nothing. */
export function keptCertificates(database: string): KeptCertificates {
  const open = (): Promise<Cache> | undefined =>
    'caches' in globalThis ? caches.open(certificatesCacheOf(database)) : undefined;
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
