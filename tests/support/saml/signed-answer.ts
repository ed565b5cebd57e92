import { SignedXml } from 'xml-crypto';
import { unsignedAnswer } from './wrapped-signatures.ts';

export const SIGNATURES = {
  sha1: 'http://www.w3.org/2000/09/xmldsig#rsa-sha1',
  sha256: 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
  sha512: 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha512',
} as const;
export const DIGESTS = {
  sha1: 'http://www.w3.org/2000/09/xmldsig#sha1',
  sha256: 'http://www.w3.org/2001/04/xmlenc#sha256',
  sha512: 'http://www.w3.org/2001/04/xmlenc#sha512',
} as const;

const CANONICAL = 'http://www.w3.org/2001/10/xml-exc-c14n#';
const ENVELOPED = 'http://www.w3.org/2000/09/xmldsig#enveloped-signature';
const ASSERTION = "/*[local-name(.)='Response']/*[local-name(.)='Assertion']";

/** The answer (base64) with changed XML. */
export function changedXml(answer: string, change: (xml: string) => string): string {
  return Buffer.from(change(Buffer.from(answer, 'base64').toString())).toString('base64');
}

/** The same answer, its assertion signed by these algorithms. */
export function signedAgain(
  answer: string,
  { privateKey, signature, digest }: { privateKey: string; signature: string; digest: string },
): string {
  const signed = new SignedXml({
    privateKey,
    signatureAlgorithm: signature,
    canonicalizationAlgorithm: CANONICAL,
  });
  signed.addReference({ xpath: ASSERTION, transforms: [ENVELOPED, CANONICAL], digestAlgorithm: digest });
  return changedXml(unsignedAnswer(answer), (xml) => {
    signed.computeSignature(xml, {
      location: { reference: `${ASSERTION}/*[local-name(.)='Issuer']`, action: 'after' },
    });
    return signed.getSignedXml();
  });
}
