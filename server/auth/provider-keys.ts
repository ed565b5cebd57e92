import { createLocalJWKSet, errors, type FlattenedJWSInput, type JSONWebKeySet, type JWSHeaderParameters } from 'jose';
import * as v from 'valibot';
import { PROVIDER_KEYS_REST, PROVIDER_WAIT } from '#campus/identity-limits.ts';

type KeySet = ReturnType<typeof createLocalJWKSet>;

const jwks: v.GenericSchema<unknown, JSONWebKeySet> = v.looseObject({
  keys: v.array(v.looseObject({ kty: v.string() })),
});

/**
 * The keys by which a provider signs. They are read once; a token of a key that is unknown makes them be read once more,
 * since providers rotate theirs, but not at each made-up one.
 */
export function createProviderKeys(address: string, clock: () => Date) {
  let known: { set: KeySet; at: number } | undefined;

  async function read(): Promise<{ set: KeySet; at: number }> {
    const answer = await fetch(address, { signal: AbortSignal.timeout(PROVIDER_WAIT), redirect: 'error' });
    if (!answer.ok) throw new Error(`The keys of ${new URL(address).host} are not to be had: ${answer.status}.`);
    known = { set: createLocalJWKSet(v.parse(jwks, await answer.json())), at: clock().getTime() };
    return known;
  }

  return async (header: JWSHeaderParameters, token: FlattenedJWSInput) => {
    const { set, at } = known ?? (await read());
    try {
      return await set(header, token);
    } catch (error) {
      const isUnknown = error instanceof errors.JWKSNoMatchingKey;
      if (!isUnknown || clock().getTime() - at < PROVIDER_KEYS_REST) throw error;
      return (await read()).set(header, token);
    }
  };
}
