import { RENEWAL_LOOK } from '#campus/limits.ts';
import type { OnlineStore } from '#device/network/online.ts';
import { readPageSession } from '#device/session/session.ts';
import type { RenewalControl } from '#features/session/session.ts';
import { renewSession } from '#offline/session/renew-session.ts';
import type { Wire } from '#wire/graphql.ts';
import { maintenance } from '#wire/maintenance.ts';
import type { SessionStore } from '#wire/session-store.ts';
import { createRenewal } from './renewal.ts';

type Parts = {
  session: SessionStore;
  wire: Wire;
  online: OnlineStore;
  now: () => number;
};

/** Keeps this page's session fresh for as long as the page lives. */
export function keepRenewed({ session, wire, online, now }: Parts): RenewalControl {
  const { control, look } = createRenewal({
    jwt: () => readPageSession()?.jwt,
    renew: () => renewSession({ session, wire, now }),
    isReached: () => online.read() || maintenance.read(),
    isVisible: () => document.visibilityState === 'visible',
    now,
  });
  const again = (): void => void look().catch(() => {});
  setInterval(again, RENEWAL_LOOK);
  online.subscribe(again);
  maintenance.subscribe(again);
  document.addEventListener('visibilitychange', again);
  return control;
}
