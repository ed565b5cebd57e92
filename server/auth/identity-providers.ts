import { type JWTPayload, jwtVerify } from 'jose';
import * as oidc from 'openid-client';
import { ID_TOKEN_MAX_AGE, PROVIDER_METADATA_KEPT, PROVIDER_WAIT } from '#campus/identity-limits.ts';
import type { IdentityClient } from '#server/model/identity-shapes.ts';
import { createProviderKeys } from './provider-keys.ts';

/** Signed by a key pair: whoever can check such a token cannot make one. */
const ALGORITHMS = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
  'EdDSA',
  'Ed25519',
];
const CLOCK_TOLERANCE_SECONDS = 30;

export interface IdentityProvider {
  readonly config: oidc.Configuration;
  /** The claims of an ID token that its own keys signed, for this client; throws where they did not. */
  verify(idToken: string, now: Date): Promise<JWTPayload>;
  /** The same for one that came unasked: then it must be minutes old at most. */
  verifyFresh(idToken: string, now: Date): Promise<JWTPayload>;
}

export interface IdentityProviders {
  /** What a client's provider says of itself (OpenID discovery), read at most once an hour. */
  of(client: IdentityClient): Promise<IdentityProvider>;
}

/** `secretOf`: the value of an environment variable whose name an organisation's file gives. */
export function createIdentityProviders(
  secretOf: (name: string) => string | undefined,
  clock: () => Date,
): IdentityProviders {
  const known = new Map<string, { until: number; provider: Promise<IdentityProvider> }>();
  return {
    of(client) {
      const key = JSON.stringify([client.issuer, client.clientId, client.secretEnv]);
      const now = clock().getTime();
      const kept = known.get(key);
      if (kept !== undefined && kept.until > now) return kept.provider;
      const provider = discover(client, client.secretEnv === null ? undefined : secretOf(client.secretEnv), clock);
      known.set(key, { until: now + PROVIDER_METADATA_KEPT, provider });
      // A discovery that failed is not remembered: the next one tries again.
      provider.catch(() => known.delete(key));
      return provider;
    },
  };
}

async function discover(client: IdentityClient, secret: string | undefined, clock: () => Date) {
  if (client.secretEnv !== null && secret === undefined)
    throw new Error(`The environment has no ${client.secretEnv}, which the identity client ${client.id} needs.`);
  const issuer = new URL(client.issuer);
  const config = await oidc.discovery(issuer, client.clientId, {}, authentication(secret), {
    timeout: PROVIDER_WAIT / 1000,
    // Only loopback can be named without TLS (server/content/files/identity-client-file.ts).
    execute: issuer.protocol === 'http:' ? [oidc.allowInsecureRequests] : [],
  });
  const { jwks_uri: keysAt, issuer: name } = config.serverMetadata();
  if (keysAt === undefined) throw new Error(`${issuer.host} names no keys.`);
  const keys = createProviderKeys(keysAt, clock);
  const check = { issuer: name, audience: client.clientId, algorithms: ALGORITHMS };
  const common = { ...check, clockTolerance: CLOCK_TOLERANCE_SECONDS, requiredClaims: ['sub', 'iat', 'exp'] };
  return {
    config,
    verify: async (idToken: string, now: Date) =>
      (await jwtVerify(idToken, keys, { ...common, currentDate: now })).payload,
    verifyFresh: async (idToken: string, now: Date) =>
      (await jwtVerify(idToken, keys, { ...common, currentDate: now, maxTokenAge: ID_TOKEN_MAX_AGE / 1000 })).payload,
  };
}

/** A client with a secret shows it in the way that the provider takes; without one PKCE alone is the proof. */
function authentication(secret: string | undefined): oidc.ClientAuth {
  if (secret === undefined) return oidc.None();
  const basic = oidc.ClientSecretBasic(secret);
  const post = oidc.ClientSecretPost(secret);
  return (server, client, body, headers) => {
    const takes = server.token_endpoint_auth_methods_supported;
    const isBasic = takes === undefined || takes.includes('client_secret_basic');
    return (isBasic ? basic : post)(server, client, body, headers);
  };
}
