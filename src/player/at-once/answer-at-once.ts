/** A text of a package, as a request of its own page gets it. */
export type AtOnceText = { readonly type: string; readonly text: string };

/** Undefined: not here, the browser asks as it would. */
export type TextOf = (path: string) => AtOnceText | undefined;

const ENDS = ['readystatechange', 'load', 'loadend'];

/**
 * Answers the synchronous requests of a page with texts that are here already: no worker hears such a request in Chromium,
 * and elsewhere the page stands still while the worker asks for the file. All other requests stay the browser's.
 */
export function answerAtOnce(page: Window & typeof globalThis, textOf: TextOf): void {
  const { prototype } = page.XMLHttpRequest;
  const { open, send } = prototype;
  const found = new WeakMap<XMLHttpRequest, AtOnceText>();

  prototype.open = function (this: XMLHttpRequest, ...asked: Parameters<Open>) {
    const [method, url, isAsync = true, ...person] = asked;
    for (const name of answered(this)) Reflect.deleteProperty(this, name);
    found.delete(this);
    open.call(this, method, url, isAsync, ...person);
    const text = isAsync || method.toUpperCase() !== 'GET' ? undefined : ofThisHost(page, url, textOf);
    if (text !== undefined) found.set(this, text);
  };

  prototype.send = function (this: XMLHttpRequest, body?: Document | XMLHttpRequestBodyInit | null) {
    const text = found.get(this);
    if (text === undefined) return send.call(this, body);
    Object.defineProperties(this, answerOf(page, text));
    for (const end of ENDS) this.dispatchEvent(new page.Event(end));
  };
}

type Open = (method: string, url: string | URL, isAsync?: boolean, user?: string | null, word?: string | null) => void;

function ofThisHost(page: Window, url: string | URL, textOf: TextOf): AtOnceText | undefined {
  const { origin, pathname } = new URL(url, page.document.baseURI);
  return origin === page.location.origin ? textOf(pathname) : undefined;
}

/** What an earlier answer has put over the browser's own properties. */
function answered(request: XMLHttpRequest): string[] {
  return Object.getOwnPropertyNames(request).filter((name) => name in XMLHttpRequest.prototype);
}

function answerOf(page: Window & typeof globalThis, { type, text }: AtOnceText): PropertyDescriptorMap {
  const has = (value: unknown): PropertyDescriptor => ({ configurable: true, value });
  const header = (name: string): string | null => (name.toLowerCase() === 'content-type' ? type : null);
  return {
    readyState: has(XMLHttpRequest.DONE),
    status: has(200),
    statusText: has('OK'),
    responseText: has(text),
    response: has(text),
    // Like the browser's: a document of what is one, made when somebody looks.
    responseXML: { configurable: true, get: () => asDocument(page, { type, text }) },
    getResponseHeader: has(header),
    getAllResponseHeaders: has(() => `content-type: ${type}\r\n`),
  };
}

function asDocument(page: Window & typeof globalThis, { type, text }: AtOnceText): Document | null {
  if (!/[/+]xml\b/.test(type)) return null;
  const read = new page.DOMParser().parseFromString(text, 'application/xml');
  return read.querySelector('parsererror') === null ? read : null;
}
