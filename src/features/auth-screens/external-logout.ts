import * as v from 'valibot';
import type { Rest } from '#wire/rest.ts';

const answer = v.object({
  data: v.object({ logout_route: v.nullable(v.pipe(v.string(), v.url(), v.startsWith('https://'))) }),
});

/**
 * Where the organisation's own logout goes on (SESSION-16); undefined where it does not, or could not be asked: a logout
 * is never held up by it (SESSION-12).
 */
export async function externalLogout(rest: Rest, viewerId: string): Promise<string | undefined> {
  const data = await rest({ path: `/api/logout/${encodeURIComponent(viewerId)}` }).catch(() => undefined);
  const parsed = v.safeParse(answer, data);
  return parsed.success ? (parsed.output.data.logout_route ?? undefined) : undefined;
}
