import { createHash } from 'node:crypto';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { RUN_MESSAGES_PER_HOUR } from '#campus/learning/live-limits.ts';
import { BOARD_POSTS_PER_MINUTE } from '#campus/limits.ts';
import { networkOf } from './network-of.ts';
import { secondsToWait } from './seconds-to-wait.ts';

/**
 * Tries in a window, counted per address of the network and per account (ASVS 6.3.1, 2.4.1). A shelter or a class has one
 * address for all: so many people must get in at the same hour.
 */
const ATTEMPTS = {
  /** Whether an e-mail is free: asked while somebody types, so often; more is somebody collecting addresses. */
  availability: { address: 400, account: 20, seconds: 15 * 60 },
  register: { address: 120, account: 5, seconds: 60 * 60 },
  reset: { address: 60, account: 4, seconds: 60 * 60 },
  link: { address: 300, account: 20, seconds: 15 * 60 },
  /** Each is a row that is kept for good. */
  consent: { address: 300, account: 30, seconds: 15 * 60 },
  /** A class that signs in together, behind one address. */
  openid: { address: 200, account: 200, seconds: 15 * 60 },
  ticket: { address: 600, account: 120, seconds: 15 * 60 },
  /** Each is a document that is drawn. */
  certificate: { address: 300, account: 40, seconds: 15 * 60 },
  /** Each is a mail to an address that somebody typed. */
  privateEmail: { address: 60, account: 5, seconds: 60 * 60 },
  /** What a device has counted, one request every few seconds at most; a class stands behind one address. */
  event: { address: 1500, account: 150, seconds: 15 * 60 },
  /** Each is a picture that is read and written anew. */
  picture: { address: 300, account: 30, seconds: 15 * 60 },
  /** Each takes room on the disk (FILE-4). */
  attachment: { address: 600, account: 60, seconds: 15 * 60 },
  /** Each takes space on the disk until it is decided on (DOC-3). */
  document: { address: 300, account: 20, seconds: 15 * 60 },
  /** What is written on boards (BOARD-11); a class stands behind one address. */
  boardPost: { address: 60 * BOARD_POSTS_PER_MINUTE, account: BOARD_POSTS_PER_MINUTE, seconds: 60 },
  /** Each reaches everybody of a run, some of them by mail (LIVE-22). */
  runMessage: { address: 20 * RUN_MESSAGES_PER_HOUR, account: RUN_MESSAGES_PER_HOUR, seconds: 60 * 60 },
  /** Each asks the chat's server several things (COMMUNITY-13); a class stands behind one address. */
  chat: { address: 600, account: 20, seconds: 15 * 60 },
  /** A calendar asks each hour (LIVE-26); those of many people ask from one address. */
  calendar: { address: 3000, account: 60, seconds: 15 * 60 },
  /** Each asks the connector for an invitation (WALLET-3). */
  wallet: { address: 600, account: 20, seconds: 15 * 60 },
  /** The present password, asked for again. */
  password: { address: 120, account: 10, seconds: 15 * 60 },
} as const;

export type Attempt = keyof typeof ATTEMPTS;

export interface AttemptLimits {
  /** Counts one try. Undefined: go on; else the seconds to wait. */
  take(attempt: Attempt, account: string, address: string): Promise<number | undefined>;
}

export function createAttemptLimits(): AttemptLimits {
  const limiter = (points: number, duration: number) => new RateLimiterMemory({ points, duration });
  const made = Object.fromEntries(
    Object.entries(ATTEMPTS).map(([attempt, { address, account, seconds }]) => [
      attempt,
      { addresses: limiter(address, seconds), accounts: limiter(account, seconds) },
    ]),
  );
  const keyOf = (text: string) => createHash('sha256').update(text).digest('base64url');
  return {
    async take(attempt, account, address) {
      const limits = made[attempt];
      if (limits === undefined) throw new Error(`There is no limit for ${attempt}.`);
      return secondsToWait(async () => {
        await limits.addresses.consume(keyOf(networkOf(address)));
        await limits.accounts.consume(keyOf(account));
      });
    },
  };
}
