import { SaxesParser, type SaxesTagNS } from 'saxes';
import { PackageFault } from './package-fault.ts';
import { PACKAGE_LIMITS } from './package-limits.ts';

/** An element of a manifest: names without their prefixes, since packages take any, and often the wrong namespace. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly XmlElement[];
  /** Its own text, trimmed. */
  readonly text: string;
}

type Growing = { name: string; attributes: Map<string, string>; children: Growing[]; text: string };

/** Bytes of an XML file as text, in the encoding that its first bytes say. Throws PackageFault. */
export function decodeXml(bytes: Uint8Array, file: string): string {
  const encoding = encodingOf(bytes);
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw new PackageFault('UNREADABLE_LETTERS', file);
  }
}

function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first === 0x3c && second === 0) return 'utf-16le';
  if (first === 0 && second === 0x3c) return 'utf-16be';
  const isMarkedUtf8 = first === 0xef && second === 0xbb && bytes[2] === 0xbf;
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 200));
  const declared = /^<\?xml[^>]*encoding\s*=\s*["']([A-Za-z0-9._-]+)["']/.exec(head)?.[1];
  // A file that can be read byte by byte so far is not UTF-16, whatever its first line says.
  return declared === undefined || isMarkedUtf8 || /^utf-?16/i.test(declared) ? 'utf-8' : declared;
}

/** The root of an XML text. Throws PackageFault; nothing outside the text is ever read. */
export function parseXml(text: string): XmlElement {
  const parser = new SaxesParser({ xmlns: true, position: true });
  const open: Growing[] = [];
  let root: Growing | undefined;
  parser.on('doctype', (declaration) => {
    if (declaration.includes('[')) throw new PackageFault('ENTITIES');
  });
  parser.on('opentag', (tag) => {
    if (open.length >= PACKAGE_LIMITS.depth) throw new PackageFault('BROKEN_XML', 'it is nested too deeply');
    const element = { name: tag.local, attributes: attributesOf(tag), children: [], text: '' };
    open.at(-1)?.children.push(element);
    root ??= element;
    open.push(element);
  });
  const add = (part: string): void => {
    const element = open.at(-1);
    if (element !== undefined) element.text += part;
  };
  parser.on('text', add);
  parser.on('cdata', add);
  parser.on('closetag', () => {
    const element = open.pop();
    if (element !== undefined) element.text = element.text.trim();
  });
  parser.on('error', ({ message }) => {
    throw new PackageFault('BROKEN_XML', message);
  });
  parser.write(text.replace(/^\uFEFF/, '')).close();
  if (root === undefined) throw new PackageFault('BROKEN_XML', 'it is empty');
  return root;
}

/**
 * `xml:base` keeps its prefix: it means something other than a `base` of the manifest. XML Schema takes the white space around
 * ids, addresses, numbers and flags away; inside of a file's name it stays.
 */
function attributesOf({ attributes }: SaxesTagNS): Map<string, string> {
  return new Map(
    Object.values(attributes).map(({ local, prefix, value }) => [
      prefix === 'xml' ? `xml:${local}` : local,
      value.trim(),
    ]),
  );
}

/** The first child of that name. */
export function childOf(element: XmlElement | undefined, name: string): XmlElement | undefined {
  return element?.children.find((child) => child.name === name);
}

/** All children of that name. */
export function childrenOf(element: XmlElement | undefined, name: string): readonly XmlElement[] {
  return element?.children.filter((child) => child.name === name) ?? [];
}
