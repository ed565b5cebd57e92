import { createHash } from 'node:crypto';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { foldEmail } from '#server/auth/fold-email.ts';
import { networkOf } from './network-of.ts';
import { secondsToWait } from './seconds-to-wait.ts';

/**
 * Wrong passwords in a quarter of an hour (ASVS 6.3.1): of one account from one network, of one network, and of one account
 * from all networks that nobody has logged in to it from. So a stranger who guesses holds up themselves, and not the person.
 */
const TRIES_HERE = 10;
const ADDRESS_TRIES = 60;
const ACCOUNT_TRIES = 100;
const WINDOW_SECONDS = 15 * 60;
/** So many pairs of account and network are remembered, the last ones. */
const KNOWN_PAIRS = 100_000;

/** An account as the limits know it; the e-mail as it was typed. */
export function accountKey(organisationId: string, email: string): string {
  return `${organisationId} ${foldEmail(email)}`;
}

export interface LoginLimits {
  /** Counts one try. Undefined: go on; else the seconds to wait. */
  take(account: string, address: string): Promise<number | undefined>;
  /** Who they are is proven, by a password or by a link in a mail: what was counted for them here does not count. */
  giveBack(account: string, address: string): Promise<void>;
  /** The try was turned away before the password was looked at: it is none. */
  takeBack(account: string, address: string): Promise<void>;
}

/** Counted before the password is looked at, so that many tries at once are many tries. */
export function createLoginLimits(): LoginLimits {
  const limiter = (points: number) => new RateLimiterMemory({ points, duration: WINDOW_SECONDS });
  const [pairs, addresses, accounts] = [limiter(TRIES_HERE), limiter(ADDRESS_TRIES), limiter(ACCOUNT_TRIES)];
  const known = new Set<string>();
  const keyOf = (...texts: string[]) => createHash('sha256').update(texts.join('\n')).digest('base64url');
  return {
    take: (account, address) =>
      secondsToWait(async () => {
        const pair = keyOf(account, networkOf(address));
        await addresses.consume(keyOf(networkOf(address)));
        await pairs.consume(pair);
        if (!known.has(pair)) await accounts.consume(keyOf(account));
      }),
    async takeBack(account, address) {
      const pair = keyOf(account, networkOf(address));
      await Promise.all([pairs.reward(pair), addresses.reward(keyOf(networkOf(address)))]);
      if (!known.has(pair)) await accounts.reward(keyOf(account));
    },
    async giveBack(account, address) {
      const pair = keyOf(account, networkOf(address));
      await pairs.delete(pair);
      await addresses.reward(keyOf(networkOf(address)));
      if (!known.delete(pair)) await accounts.reward(keyOf(account));
      known.add(pair);
      for (const oldest of known) {
        if (known.size <= KNOWN_PAIRS) break;
        known.delete(oldest);
      }
    },
  };
}
