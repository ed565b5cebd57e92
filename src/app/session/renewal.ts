import { createStore } from '#campus/create-store.ts';
import { LOGOUT_ALERT } from '#campus/limits.ts';
import type { RenewalControl } from '#features/session/session.ts';
import { isRenewalDue, type Renewal } from '#offline/session/renew-session.ts';
import { claimsOf } from '#wire/session-store.ts';

type Parts = {
  jwt: () => string | undefined;
  renew: () => Promise<Renewal>;
  /** Whether the campus or a gateway in front of it answers. */
  isReached: () => boolean;
  isVisible: () => boolean;
  /** The campus's time, ms. */
  now: () => number;
};

/**
 * Renews silently at half of the token's life while the page is looked at and the campus answers. `expiring` is true where
 * that failed and less than five minutes are left: never without a network, since nobody is logged out there (SESSION-4).
 */
export function createRenewal({ jwt, renew, isReached, isVisible, now }: Parts) {
  const expiring = createStore(false);
  let hasFailed = false;

  const say = (): void => expiring.set(hasFailed && isReached() && left(jwt(), now()) < LOGOUT_ALERT);
  const look = async (): Promise<void> => {
    const token = jwt();
    if (token === undefined) hasFailed = false;
    else if (isVisible() && isReached() && isRenewalDue(token, now())) hasFailed = (await renew()) === 'later';
    else if (!isRenewalDue(token, now())) hasFailed = false;
    say();
  };
  const control: RenewalControl = {
    isExpiring: expiring.read,
    subscribe: expiring.subscribe,
    renew: look,
  };
  return { control, look };
}

/** How long a token is good still, ms; for ever where there is none. */
function left(jwt: string | undefined, now: number): number {
  const claims = jwt === undefined ? undefined : claimsOf(jwt);
  return claims === undefined ? Number.POSITIVE_INFINITY : claims.exp * 1000 - now;
}
