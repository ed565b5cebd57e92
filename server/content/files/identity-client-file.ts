import * as v from 'valibot';
import type { LanguageCode } from '#campus/languages.ts';
import { hexColor, idSchema, localizedBy, pictureSchema, shortText } from './file-values.ts';

/** Hosts of this machine: there, and only there, an identity provider or a chat may be without TLS. */
const LOOPBACK: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether what is sent to an address can be read by nobody in between. */
export function isSecureOrLoopback({ protocol, hostname }: URL): boolean {
  return protocol === 'https:' || (protocol === 'http:' && LOOPBACK.has(hostname));
}

const issuer = v.pipe(
  v.string(),
  v.check((text) => {
    if (!URL.canParse(text)) return false;
    const address = new URL(text);
    return isSecureOrLoopback(address) && address.search + address.hash === '';
  }, 'the https address of an identity provider'),
);

/** Its prefix keeps a campus file from naming a secret of the server that was never meant for a provider. */
const secretName = v.pipe(
  v.string(),
  v.regex(/^OPENID_[A-Z0-9_]{1,80}$/, 'the name of an environment variable like OPENID_GOOGLE_SECRET'),
);

const scope = v.pipe(v.string(), v.regex(/^[\x21\x23-\x5b\x5d-\x7e]{1,80}$/, 'a scope like email'));

/** One way to sign in through somebody else (AUTH-14): what the button shows, and where it leads. */
export function identityClientFile(defaultLanguage: LanguageCode) {
  return v.strictObject({
    id: idSchema,
    issuer,
    clientId: shortText,
    secretEnv: v.optional(v.nullable(secretName), null),
    scopes: v.optional(v.pipe(v.array(scope), v.includes('openid', 'needs the scope openid')), [
      'openid',
      'email',
      'profile',
    ]),
    buttonText: localizedBy(defaultLanguage),
    buttonIcon: v.optional(pictureSchema),
    buttonBackgroundColor: v.optional(v.nullable(hexColor), null),
    /** Shown only where the flag showGoogleLogin is on (AUTH-14). */
    isGoogle: v.optional(v.boolean(), false),
    /** Takes an ID token that the provider sends on its own (`?jwt=`), without a sign-in that was begun here. */
    acceptsIdTokens: v.optional(v.boolean(), false),
  });
}

/** The partner that people are led to with a product (AUTH-18); the secret is shared with it. */
export const partnerLoginFile = v.strictObject({
  loginUrl: v.pipe(v.string(), v.url(), v.startsWith('https://', 'an address like https://…')),
  secretEnv: v.pipe(
    v.string(),
    v.regex(/^PARTNER_[A-Z0-9_]{1,80}$/, 'the name of an environment variable like PARTNER_GAST_SECRET'),
  ),
});

/** An origin of the organisation's own: scheme and host, nothing behind them. */
export const originSchema = v.pipe(
  v.string(),
  v.check(
    (text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).origin === text,
    'an origin like https://campus.example.org',
  ),
);
