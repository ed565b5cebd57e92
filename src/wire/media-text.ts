import { CampusError } from './campus-failure.ts';

/**
 * A text under `/media/`: subtitles. Not by the campus's own fetch: the worker may answer from what is saved, which says
 * nothing about the network. Throws a `CampusError` and nothing else.
 */
export async function mediaText(url: string): Promise<string> {
  const answer = await fetch(url).catch((cause: unknown) => {
    throw new CampusError({ kind: 'offline' }, { cause });
  });
  if (!answer.ok) throw new CampusError({ kind: 'garbled', where: url });
  return answer.text();
}
