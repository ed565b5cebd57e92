import { createSign } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';
import samlify from 'samlify';

const RSA_SHA256 = 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256';

/** A request of a provider to end somebody's sessions; each part may be something else than it should. */
export interface LogoutRequestParts {
  readonly id: string;
  readonly issuer: string;
  readonly nameId: string;
  readonly destination: string;
  /** When it was made; now where left out. */
  readonly at?: Date;
  /** What stands before the message. */
  readonly before?: string;
}

function xmlOf({ id, issuer, nameId, destination, at = new Date(), before = '' }: LogoutRequestParts): string {
  return (
    before +
    '<samlp:LogoutRequest xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion"' +
    ` ID="${id}" Version="2.0" IssueInstant="${at.toISOString()}" Destination="${destination}">` +
    `<saml:Issuer>${issuer}</saml:Issuer><saml:NameID>${nameId}</saml:NameID>` +
    '<samlp:SessionIndex>_one</samlp:SessionIndex></samlp:LogoutRequest>'
  );
}

/** As a query: compressed, and signed in the address (SAML 2.0 bindings, 3.4.4.1). Without a key it is not signed. */
export function redirectedLogout(
  parts: LogoutRequestParts,
  {
    privateKey,
    relayState = 'back',
    algorithm = RSA_SHA256,
  }: { privateKey?: string; relayState?: string; algorithm?: string },
): string {
  const message = deflateRawSync(xmlOf(parts)).toString('base64');
  const query = `SAMLRequest=${encodeURIComponent(message)}&RelayState=${encodeURIComponent(relayState)}`;
  if (privateKey === undefined) return query;
  const signed = `${query}&SigAlg=${encodeURIComponent(algorithm)}`;
  const hash = algorithm === RSA_SHA256 ? 'RSA-SHA256' : 'RSA-SHA1';
  const signature = createSign(hash).update(signed).sign(privateKey, 'base64');
  return `${signed}&Signature=${encodeURIComponent(signature)}`;
}

/** As the fields of a form: signed in itself, where there is a key. */
export function postedLogout(
  parts: LogoutRequestParts,
  { privateKey, certificate, algorithm = RSA_SHA256 }: { privateKey?: string; certificate: string; algorithm?: string },
): Record<string, string> {
  const xml = xmlOf(parts);
  const message =
    privateKey === undefined
      ? Buffer.from(xml).toString('base64')
      : samlify.SamlLib.constructSAMLSignature({
          rawSamlMessage: xml,
          isMessageSigned: false,
          isBase64Output: true,
          referenceTagXPath: "/*[local-name(.)='LogoutRequest']",
          privateKey,
          signatureAlgorithm: algorithm,
          signingCert: certificate.replaceAll(/-----[^-]+-----|\s/g, ''),
          signatureConfig: {
            prefix: 'ds',
            location: { reference: "/*[local-name(.)='LogoutRequest']/*[local-name(.)='Issuer']", action: 'after' },
          },
        });
  return { SAMLRequest: message, RelayState: 'back' };
}
