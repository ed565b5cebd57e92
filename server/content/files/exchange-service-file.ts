import { X509Certificate } from 'node:crypto';
import * as v from 'valibot';
import { shortText } from './file-values.ts';
import { isSecureOrLoopback } from './identity-client-file.ts';

const address = v.pipe(
  v.string(),
  v.check((text) => URL.canParse(text) && isSecureOrLoopback(new URL(text)), 'an address like https://…'),
);

const certificate = v.pipe(v.string(), v.check(isCertificate, 'a certificate in PEM form'));

function isCertificate(text: string): boolean {
  try {
    return new X509Certificate(text).publicKey.type === 'public';
  } catch {
    return false;
  }
}

/** A SAML 2.0 identity provider as the operator got it from there (AUTH-17). */
export const exchangeServiceFile = v.strictObject({
  issuer: shortText,
  entryPoint: address,
  logoutUrl: v.optional(v.nullable(address), null),
  certificates: v.pipe(v.array(certificate), v.minLength(1, 'needs a certificate')),
  /** Its prefix keeps a campus file from naming a secret of the server that was never meant for a provider. */
  keyEnv: v.optional(
    v.nullable(
      v.pipe(
        v.string(),
        v.regex(/^SAML_[A-Z0-9_]{1,80}$/, 'the name of an environment variable like SAML_EXCHANGE_KEY'),
      ),
    ),
    null,
  ),
  attributes: v.optional(
    v.strictObject({
      email: v.optional(shortText, 'email'),
      firstName: v.optional(shortText, 'firstName'),
      lastName: v.optional(shortText, 'lastName'),
    }),
    {},
  ),
  vouchesForEmail: v.optional(v.boolean(), true),
});
