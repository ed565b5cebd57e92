import * as v from 'valibot';
import { type ExchangeParts, samlOf } from './exchange-service.ts';
import { isStrongSignature } from './saml-message.ts';

/** What the provider sent with somebody's browser: signed in the address (HTTP-Redirect) or in itself (HTTP-POST). */
export type LogoutMessage =
  | { readonly binding: 'redirect'; readonly query: string; readonly fields: Readonly<Record<string, string>> }
  | { readonly binding: 'post'; readonly message: string };

const profileSchema = v.object({
  ID: v.pipe(v.string(), v.nonEmpty(), v.maxLength(300)),
  issuer: v.string(),
  nameID: v.pipe(v.string(), v.nonEmpty(), v.maxLength(255)),
});
/** Whom the provider logs out, and by which request. */
export type LogoutRequest = v.InferOutput<typeof profileSchema>;

const SIGNED = ['SAMLRequest', 'RelayState', 'SigAlg', 'Signature'];

/** A request of the provider that is signed and in its time (AUTH-17); throws where anything of that does not hold. */
export async function readLogoutRequest(parts: ExchangeParts, sent: LogoutMessage): Promise<LogoutRequest> {
  const saml = samlOf(parts);
  const { profile } =
    sent.binding === 'post'
      ? await saml.validatePostRequestAsync({ SAMLRequest: sent.message })
      : await saml.validateRedirectAsync(signedFields(sent), sent.query);
  const request = v.parse(profileSchema, profile);
  if (request.issuer !== parts.service.issuer) throw new Error('The request is of another provider.');
  return request;
}

/** The library lets an address without a signature pass, and takes the first field whose name only contains the right one. */
function signedFields({ query, fields }: Extract<LogoutMessage, { binding: 'redirect' }>): Record<string, string> {
  const names = query.split('&').map((pair) => pair.split('=')[0] ?? '');
  const isPlain = new Set(names).size === names.length && names.every((name) => SIGNED.includes(name));
  if (!isPlain || fields.Signature === undefined || !isStrongSignature(fields.SigAlg ?? ''))
    throw new Error('The request is not signed as it must be.');
  return { ...fields };
}

/** Where the browser goes on with our answer; undefined where the provider has no address for it. */
export async function logoutAnswerUrl(
  parts: ExchangeParts,
  { request, relayState, isKnown }: { request: LogoutRequest; relayState: string; isKnown: boolean },
): Promise<string | undefined> {
  if (parts.service.logoutUrl === null) return undefined;
  return samlOf(parts).getLogoutResponseUrlAsync({ ...request, nameIDFormat: '' }, relayState, {}, isKnown);
}
