import * as v from 'valibot';
import { CampusError } from '#wire/campus-failure.ts';
import type { Wire } from '#wire/graphql.ts';

const LOCK_KEY = `query lockKey { viewer { id lockKey { id key } } }`;

export const lockKeyAnswer = v.object({
  viewer: v.object({ id: v.nullable(v.string()), lockKey: v.nullable(v.object({ id: v.string(), key: v.string() })) }),
});

/** The key that locks the person's unsent work at logout (SESSION-14). Throws a `CampusError`. */
export async function askForLockKey(wire: Wire, viewerId: string): Promise<{ id: string; key: string }> {
  const { data } = await wire.send({ document: LOCK_KEY });
  const parsed = v.safeParse(lockKeyAnswer, data);
  const viewer = parsed.success ? parsed.output.viewer : undefined;
  if (viewer?.id !== viewerId || !viewer.lockKey) throw new CampusError({ kind: 'garbled', where: 'lockKey' });
  return viewer.lockKey;
}
