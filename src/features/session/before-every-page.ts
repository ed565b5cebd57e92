import { type ParsedLocation, redirect } from '@tanstack/react-router';
import * as v from 'valibot';
import { REFERRER_MAX } from '#campus/limits.ts';
import { isMemberPath } from '#campus/organisation/member-paths.ts';
import { movedPath } from '#campus/page/moved-paths.ts';
import { keepReferrer } from '#device/session/session.ts';
import { requireSession } from './guards.ts';
import type { RouteContext } from './route-context.ts';

const referred = v.object({
  ref: v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.nonEmpty(), v.maxLength(REFERRER_MAX)),
});

/**
 * What holds for every address, also one whose page is not built: old paths lead to the new ones, paths of learners lead a
 * visitor to the login and back (AUTH-3), and who sent a visitor is remembered until they sign up (AUTH-9).
 */
export function beforeEveryPage({ context, location }: { context: RouteContext; location: ParsedLocation }): void {
  const isLoggedIn = context.viewerId !== undefined;
  const found = v.safeParse(referred, location.search);
  if (!isLoggedIn && found.success) keepReferrer(found.output.ref);
  const moved = movedPath(location.pathname, { isLoggedIn });
  if (moved !== undefined) {
    throw redirect({ href: `${moved}${location.searchStr}${location.hash && `#${location.hash}`}`, replace: true });
  }
  if (isMemberPath(location.pathname, context.organisation)) requireSession({ context, location });
}
