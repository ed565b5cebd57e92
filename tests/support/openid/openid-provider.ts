import { createServer, type RequestListener } from 'node:http';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import Provider, { type Configuration } from 'oidc-provider';

/** Who is sitting at the provider's sign-in page. */
export interface Signer {
  readonly sub: string;
  readonly email: string;
  readonly email_verified: boolean;
  readonly given_name?: string;
  readonly family_name?: string;
}

export interface OpenIdProvider {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** From now on this person signs in. */
  be(signer: Signer): void;
  /** Goes where a browser goes that was sent to the provider; answers the address that it is sent back to. */
  signIn(address: string): Promise<URL>;
  /** An ID token of this provider, made by hand. */
  idToken(claims: JWTPayload, issuedAt: Date): Promise<string>;
  /** Throws its key away and signs with another. */
  rotate(): Promise<void>;
  close(): Promise<void>;
}

const CLIENT_ID = 'campus';
const CLIENT_SECRET = 'a secret that the campus and the provider share';

async function aKey(number: number) {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const kid = `key-${number}`;
  return { privateKey, kid, jwk: { ...(await exportJWK(privateKey)), kid, alg: 'RS256', use: 'sig' } };
}

/** A certified OpenID provider on loopback, with one client; it asks nothing of whoever comes. */
export async function anOpenIdProvider(redirectUris: readonly string[]): Promise<OpenIdProvider> {
  let answer: RequestListener = (_, response) => void response.writeHead(503).end();
  const server = createServer((request, response) => answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The provider has no port.');
  const issuer = `http://127.0.0.1:${address.port}`;
  let signer: Signer = { sub: 'nobody', email: 'nobody@example.org', email_verified: false };
  let keys = 0;
  let key = await aKey(keys);

  const open = () => {
    const provider = new Provider(
      issuer,
      configuration(redirectUris, [key.jwk], () => signer),
    );
    const callback = provider.callback();
    answer = (request, response) => {
      if (!request.url?.startsWith('/interaction/')) return void callback(request, response);
      return void provider.interactionFinished(request, response, { login: { accountId: signer.sub } });
    };
  };
  open();

  return {
    issuer,
    clientId: CLIENT_ID,
    clientSecret: CLIENT_SECRET,
    be: (next) => {
      signer = next;
    },
    signIn: (start) => browse(start, issuer),
    idToken: (claims, issuedAt) =>
      new SignJWT({ iss: issuer, aud: CLIENT_ID, ...claims })
        .setProtectedHeader({ alg: 'RS256', kid: key.kid })
        .setIssuedAt(issuedAt)
        .setExpirationTime(new Date(issuedAt.getTime() + 3_600_000))
        .sign(key.privateKey),
    async rotate() {
      keys += 1;
      key = await aKey(keys);
      open();
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function configuration(redirectUris: readonly string[], keys: object[], signer: () => Signer): Configuration {
  return {
    clients: [{ client_id: CLIENT_ID, client_secret: CLIENT_SECRET, redirect_uris: [...redirectUris] }],
    jwks: { keys },
    cookies: { keys: ['a key of the provider'] },
    ttl: { Interaction: 60, Grant: 60, Session: 60, AccessToken: 60, IdToken: 60, AuthorizationCode: 60 },
    pkce: { required: () => true },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    findAccount: (_, sub) => ({ accountId: sub, claims: () => ({ ...signer(), sub }) }),
    // Nobody is asked for consent: what the client wants is granted.
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({
        ...(oidc.client && { clientId: oidc.client.clientId }),
        ...(oidc.session?.accountId !== undefined && { accountId: oidc.session.accountId }),
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  };
}

/** Follows redirects within the provider, with its cookies, until it sends the browser away. */
async function browse(start: string, issuer: string): Promise<URL> {
  const jar = new Map<string, string>();
  let here = new URL(start);
  for (let step = 0; step < 10; step += 1) {
    if (here.origin !== issuer) return here;
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(here, { redirect: 'manual', headers: { cookie } });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      jar.set(name, value);
    }
    const location = answer.headers.get('location');
    if (location === null) throw new Error(`The provider stays at ${here.pathname}: ${await answer.text()}`);
    here = new URL(location, here);
  }
  throw new Error('The provider sends the browser around.');
}
