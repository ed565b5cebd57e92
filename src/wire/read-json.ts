import { CampusError } from './campus-failure.ts';

/** A JSON file of the campus (catalogues, the organisation). Throws `offline` without a network, `unreachable` otherwise. */
export async function readJson(path: string): Promise<unknown> {
  const answer = await fetch(path).catch((cause: unknown) => {
    throw new CampusError({ kind: 'offline' }, { cause });
  });
  if (!answer.ok) throw new CampusError({ kind: 'unreachable', status: answer.status });
  return answer.json();
}
