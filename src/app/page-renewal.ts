import { RENEWAL_LOOK } from '#campus/limits.ts';
import type { OnlineStore } from '#device/online.ts';
import { adoptTokens, readPageSession } from '#device/session.ts';
import type { RenewalControl } from '#features/session/session.ts';
import { renewSession } from '#offline/renew-session.ts';
import type { Wire } from '#wire/graphql.ts';
import type { SessionStore, Tokens } from '#wire/session-store.ts';
import { createRenewal } from './renewal.ts';

type Parts = {
  session: SessionStore;
  wire: Wire;
  online: OnlineStore;
  now: () => number;
  /** The row that the worker may have renewed meanwhile. */
  row: (tokens: Tokens) => Promise<Tokens | undefined>;
};

/** Keeps this page's session fresh for as long as the page lives. */
export function keepRenewed({ session, wire, online, now, row }: Parts): RenewalControl {
  const read = async (): Promise<Tokens | undefined> => {
    const mine = await session.read();
    const theirs = mine === undefined ? undefined : await row(mine);
    if (theirs !== undefined) adoptTokens(theirs);
    return session.read();
  };
  const { control, look } = createRenewal({
    jwt: () => readPageSession()?.jwt,
    renew: () => renewSession({ session: { ...session, read }, wire, now }),
    online,
    isVisible: () => document.visibilityState === 'visible',
    now,
  });
  const again = (): void => void look().catch(() => {});
  setInterval(again, RENEWAL_LOOK);
  online.subscribe(again);
  document.addEventListener('visibilitychange', again);
  return control;
}
