import * as v from 'valibot';
import { CampusError } from '#wire/campus-failure.ts';
import type { Rest } from '#wire/rest.ts';

const PATH = '/api/user-content-picture';

const answer = v.object({ data: v.object({ url: v.pipe(v.string(), v.startsWith('/media/ugc-')) }) });

/** Sends a picture, drawn small already; answers its path on the campus. Throws a `CampusError`. */
export async function sendUserContentPicture(rest: Rest, picture: Blob): Promise<string> {
  const sent = v.safeParse(answer, await rest({ path: PATH, method: 'POST', body: picture }));
  if (!sent.success) throw new CampusError({ kind: 'garbled', where: PATH });
  return sent.output.data.url;
}
