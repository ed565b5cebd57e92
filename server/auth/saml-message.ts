import { SaxesParser, type SaxesTagNS } from 'saxes';

/** The parts of a provider's message that the SAML library does not check. */
interface SamlMessage {
  readonly issueInstant: string | undefined;
  readonly destination: string | undefined;
  /** Values of its status codes, without those that explain them. */
  readonly statusCodes: readonly string[];
  /** Whether the message itself is signed, rather than only the assertion in it. */
  readonly isSigned: boolean;
}

const SUCCESS = 'urn:oasis:names:tc:SAML:2.0:status:Success';

/** Hashes without known collisions. */
const STRONG_SIGNATURE =
  /^http:\/\/www\.w3\.org\/(?:2001\/04\/xmldsig-more#(?:rsa|ecdsa)-sha(?:256|384|512)|2007\/05\/xmldsig-more#sha(?:256|384|512)-rsa-MGF1)$/;
const STRONG_DIGEST = /^http:\/\/www\.w3\.org\/2001\/04\/(?:xmlenc#sha(?:256|512)|xmldsig-more#sha384)$/;
const STRONG: Readonly<Record<string, RegExp>> = { SignatureMethod: STRONG_SIGNATURE, DigestMethod: STRONG_DIGEST };

export function isStrongSignature(algorithm: string): boolean {
  return STRONG_SIGNATURE.test(algorithm);
}

/**
 * Reads the XML of a message. Throws where it declares a document type, whose entities each parser may replace by
 * something else, and where any signature in it goes by a weak hash.
 */
export function readSamlMessage(xml: string): SamlMessage {
  const parser = new SaxesParser({ xmlns: true });
  const path: string[] = [];
  const statusCodes: string[] = [];
  let root: SaxesTagNS | undefined;
  let isSigned = false;
  parser.on('doctype', () => {
    throw new Error('The message declares a document type.');
  });
  parser.on('error', (fault) => {
    throw fault;
  });
  parser.on('opentag', (tag) => {
    root ??= tag;
    path.push(tag.local);
    const [, child, grandchild] = path;
    if (path.length === 2 && child === 'Signature') isSigned = true;
    if (path.length === 3 && child === 'Status' && grandchild === 'StatusCode')
      statusCodes.push(tag.attributes.Value?.value ?? '');
    assertStrong(tag);
  });
  parser.on('closetag', () => {
    path.pop();
  });
  parser.write(xml).close();
  return {
    issueInstant: root?.attributes.IssueInstant?.value,
    destination: root?.attributes.Destination?.value,
    statusCodes,
    isSigned,
  };
}

/** Reads every attribute of the name, whatever its prefix, because parsers differ in which of two they take. */
function assertStrong({ local, attributes }: SaxesTagNS): void {
  const strong = STRONG[local];
  if (strong === undefined) return;
  const algorithms = Object.values(attributes).filter((attribute) => attribute.local === 'Algorithm');
  if (algorithms.length === 0 || algorithms.some(({ value }) => !strong.test(value)))
    throw new Error('The message is signed with a weak hash.');
}

/** A signed message must name its destination, and a message that names one is valid there only (SAML 2.0 bindings, 3.4.5.2 and 3.5.5.2). */
export function assertDestination({ destination, isSigned }: SamlMessage, here: string): void {
  const isOurs = destination === undefined ? !isSigned : destination === here;
  if (!isOurs) throw new Error('The message is for another address.');
}

export function assertSuccess({ statusCodes }: SamlMessage): void {
  const [status, ...more] = statusCodes;
  if (status !== SUCCESS || more.length > 0) throw new Error('The provider did not say that the login succeeded.');
}
