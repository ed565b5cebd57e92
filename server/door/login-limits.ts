import { createHash } from 'node:crypto';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { networkOf } from './network-of.ts';
import { secondsToWait } from './seconds-to-wait.ts';

/** Wrong passwords per account, and tries per address, in a quarter of an hour (ASVS 6.3.1). */
const ACCOUNT_TRIES = 10;
const ADDRESS_TRIES = 60;
const WINDOW_SECONDS = 15 * 60;

export interface LoginLimits {
  /** Counts one try. Undefined: go on; else the seconds to wait. */
  take(account: string, address: string): Promise<number | undefined>;
  /** A right password: what was counted for it does not count. */
  giveBack(account: string, address: string): Promise<void>;
}

/** Counted before the password is looked at, so that many tries at once are many tries. */
export function createLoginLimits(): LoginLimits {
  const accounts = new RateLimiterMemory({ points: ACCOUNT_TRIES, duration: WINDOW_SECONDS });
  const addresses = new RateLimiterMemory({ points: ADDRESS_TRIES, duration: WINDOW_SECONDS });
  const keyOf = (text: string) => createHash('sha256').update(text).digest('base64url');
  return {
    take: (account, address) =>
      secondsToWait(async () => {
        await addresses.consume(keyOf(networkOf(address)));
        await accounts.consume(keyOf(account));
      }),
    async giveBack(account, address) {
      await accounts.delete(keyOf(account));
      await addresses.reward(keyOf(networkOf(address)));
    },
  };
}
