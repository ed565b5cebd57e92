import { isOwnPath, type SessionEnd } from '#device/session/session.ts';
import { sayInApp } from '#features/session/in-app-events.ts';

/** Says that the session is over, waits for what has to be cleared, and loads the logged-out app: at `next`, or at the login. */
export async function endPage(because: SessionEnd, next: string, clear?: () => Promise<void>): Promise<void> {
  sayInApp(because === 'asked' ? 'LOGOUT' : 'SESSION_TERMINATED');
  await clear?.();
  const path = isOwnPath(next) ? next : '/';
  location.replace(because === 'refused' ? '/login?notice=signed-out' : path);
}
