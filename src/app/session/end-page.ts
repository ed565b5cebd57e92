import { isOwnPath, type SessionEnd } from '#device/session/session.ts';
import { sayInApp } from '#features/session/in-app-events.ts';
import type { Wire } from '#wire/graphql.ts';
import type { Leaving } from './leaving.ts';
import type { SignedIn } from './open-signed-in.ts';

/** Says that the session is over, waits for what has to be cleared, and loads the logged-out app: at `next`, or at the login. */
export async function endPage(because: SessionEnd, next: string, clear?: () => Promise<void>): Promise<void> {
  sayInApp(because === 'asked' ? 'LOGOUT' : 'SESSION_TERMINATED');
  await clear?.();
  const path = isOwnPath(next) ? next : '/';
  location.replace(because === 'refused' ? '/login?notice=signed-out' : path);
}

type Open = { viewerId: string | undefined; signedIn: SignedIn | undefined; organisation: string };

/** Ends what is open in this page, then what is on the device; what fails there is left to the next start. */
export async function endState({ viewerId, signedIn, organisation }: Open, wire: Wire, choice: Leaving): Promise<void> {
  signedIn?.close();
  signedIn?.client.clear();
  const { leave } = await import('./leaving.ts');
  if (viewerId !== undefined) await leave(wire, { viewerId, organisation }, choice).catch(() => {});
}
