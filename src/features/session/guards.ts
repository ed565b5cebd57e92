import { notFound, redirect } from '@tanstack/react-router';
import { mayRegister } from '#campus/account/may-register.ts';
import { partnerNamed } from '#campus/organisation/partner-of.ts';
import { rememberPath } from '#device/session/session.ts';
import type { RouteContext } from './route-context.ts';

type Guarded = { context: RouteContext; location: { href: string } };

/** Logged-in-only paths send a visitor to the login with a notice; the path is remembered and used after it (AUTH-3). */
export function requireSession({ context, location }: Guarded): void {
  if (context.viewerId !== undefined) return;
  rememberPath(location.href);
  throw redirect({ to: '/login', search: { notice: 'login-required' }, replace: true });
}

/** Public content is for everybody where open campus is on, else for those who are logged in (AUTH-3). */
export function requireOpenCampusOrSession({ context, location }: Guarded): void {
  if (context.organisation.features.showOpenCampus) return;
  requireSession({ context, location });
}

/** The login is for visitors; who is logged in goes where `/` leads (ROUTE-2). */
export function requireVisitor({ context }: Pick<Guarded, 'context'>): void {
  if (context.viewerId !== undefined) throw redirect({ to: '/', replace: true });
}

/** Registration is there only where the organisation has it (AUTH-6). */
export function requireRegistration({ context }: Pick<Guarded, 'context'>): void {
  if (!context.organisation.features.hasRegistration) throw notFound();
}

/** Where one can register only with a partner, the organisation's own form leads to `/` (AUTH-6). */
export function requireOwnRegistration({ context }: Pick<Guarded, 'context'>): void {
  requireRegistration({ context });
  if (context.organisation.features.hasOnlySuborgRegistration) throw redirect({ to: '/', replace: true });
}

type GuardedPartner = Pick<Guarded, 'context'> & { params: { name: string } };

/** A partner's login and registration are there only for a partner of this organisation. */
export function requirePartner({ context, params }: GuardedPartner): void {
  if (partnerNamed(context.organisation, params.name) === undefined) throw notFound();
}

/** A restricted partner takes its own people in by itself: nobody joins it from outside (TENANT-5). */
export function requirePartnerRegistration({ context, params }: GuardedPartner): void {
  requirePartner({ context, params });
  const { organisation } = context;
  if (!mayRegister(organisation, partnerNamed(organisation, params.name))) throw notFound();
}
