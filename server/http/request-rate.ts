import { RateLimiterMemory } from 'rate-limiter-flexible';
import { bearerToken, checkAccessToken } from '#server/auth/access-token.ts';
import type { Keys } from '#server/auth/keys.ts';
import { networkOf } from '#server/auth/network-of.ts';
import { secondsToWait } from '#server/auth/seconds-to-wait.ts';

/** Limits of what is open at the same time. */
export type SocketLimits = {
  /** Sockets per person: each open page of each device has one. */
  readonly person: number;
  /** Sockets per network address, which a class or a shelter shares. */
  readonly address: number;
  /** Subscriptions per socket: a page has one for each kind of data. */
  readonly subscriptions: number;
};

/** Requests to `/graphql` per minute; a message on a socket counts as one. */
export type RequestRates = {
  /** Of one person, whose device may bring back three hundred changes at once (LIMIT-5). */
  readonly person: number;
  /** Of all at one address of the network who show no token of ours: a class or a shelter has one address. */
  readonly address: number;
  /** Fields of mutations of one person: three hundred changes that come back at once are sent at once (LIMIT-5). */
  readonly personChanges: number;
  /** Fields of mutations that need no session, of all at one address: logins, registrations. */
  readonly addressChanges: number;
  /** Left out: `SOCKET_LIMITS`. */
  readonly sockets?: SocketLimits;
};

export const SOCKET_LIMITS: SocketLimits = { person: 40, address: 1000, subscriptions: 50 };

export const REQUEST_RATES: RequestRates = { person: 1200, address: 1800, personChanges: 600, addressChanges: 600 };

type Asked = {
  readonly authorization: string | undefined;
  readonly organisationId: string;
  readonly address: string;
  /** How many are asked; left out: one. */
  readonly questions?: number;
};

/**
 * Counts a request before its body is read, and what more it asks once it is. Who shows a token of ours, an old one too,
 * counts for themselves, so that nobody is held up by others behind the same address.
 */
export function createRequestRate(keys: Keys, rates: RequestRates) {
  const persons = new RateLimiterMemory({ points: rates.person, duration: 60 });
  const addresses = new RateLimiterMemory({ points: rates.address, duration: 60 });
  /** Counts a request of a person or an address. Returns the seconds to wait, or undefined to go on. */
  const count = (
    { personId, address }: { personId: string | undefined; address: string },
    questions = 1,
  ): Promise<number | undefined> =>
    secondsToWait(() =>
      personId === undefined ? addresses.consume(networkOf(address), questions) : persons.consume(personId, questions),
    );
  return {
    count,
    /** Who asks, as far as it is counted, and where that is too often the seconds to wait. */
    take: async (
      { authorization, organisationId, address, questions = 1 }: Asked,
      now: Date,
    ): Promise<{ who: string; seconds: number | undefined }> => {
      const token = bearerToken(authorization);
      const checked = token === undefined ? undefined : await checkAccessToken(keys, token, organisationId, now);
      const personId = checked === undefined || checked.is === 'bad' ? undefined : checked.claims.sub;
      return { who: personId ?? networkOf(address), seconds: await count({ personId, address }, questions) };
    },
  };
}
export type RequestRate = ReturnType<typeof createRequestRate>;

/**
 * Counts what a request changes, field by field: one may hold many. What is too often is refused with the time to come
 * again, and an outbox waits for it.
 */
export function createChangeRate({ personChanges, addressChanges }: RequestRates) {
  const persons = new RateLimiterMemory({ points: personChanges, duration: 60 });
  const addresses = new RateLimiterMemory({ points: addressChanges, duration: 60 });
  return {
    /** Undefined: go on; else the seconds to wait. */
    take: (
      { personId, address }: { personId: string | undefined; address: string },
      fields: number,
    ): Promise<number | undefined> =>
      secondsToWait(() =>
        personId === undefined ? addresses.consume(networkOf(address), fields) : persons.consume(personId, fields),
      ),
  };
}
export type ChangeRate = ReturnType<typeof createChangeRate>;
