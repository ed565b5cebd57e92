import { redirect } from '@tanstack/react-router';
import { readCampus } from '#cache/read-campus.ts';
import type { RouteContext } from '#features/session/route-context.ts';
import { homeQueries } from './queries.ts';

/** Where `/` leads learners: to what they learn, or to explore while they have nothing (ROUTE-1). */
export async function redirectFromRoot(context: RouteContext): Promise<never> {
  const { viewer } = await readCampus(await context.openCache(), homeQueries.start(context.language));
  const learns = viewer.modules.length > 0 || viewer.enrolledUnits.length > 0;
  throw redirect({ to: learns ? '/start' : '/explore', replace: true });
}
