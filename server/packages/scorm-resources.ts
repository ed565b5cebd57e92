import { PackageFault } from './package-fault.ts';
import { childOf, childrenOf, type XmlElement } from './read-xml.ts';

/** A resource of the manifest that an item may start. */
export interface ScormResource {
  readonly id: string;
  readonly kind: 'sco' | 'asset';
  /** The address as the manifest has it, with all its bases in front; undefined where nothing can be started. */
  readonly href: string | undefined;
}

/** Finds files by the names that a manifest writes: percent-encoded or not, in another letter case. */
export interface PackageFiles {
  /** The path of the file at an address. Throws PackageFault where it leads out, or to nothing. */
  pathOf(address: string): string;
}

const BASE = 'package:///';

export function createPackageFiles(names: Iterable<string>): PackageFiles {
  const byName = new Map<string, string>();
  for (const name of names) byName.set(name.toLowerCase(), name);
  return {
    pathOf(address) {
      const path = pathIn(address);
      const found = byName.get(path.toLowerCase()) ?? byName.get(address.normalize('NFC').toLowerCase());
      if (found === undefined) throw new PackageFault('FILE_MISSING', path);
      return found;
    },
  };
}

/** Where an address leads below the package's folder. `..` within the package is allowed, out of it is not. */
function pathIn(address: string): string {
  const plain = address.replaceAll('\\', '/').replace(/[?#].*$/s, '');
  if (/^(?:[a-z][a-z0-9+.-]*:|\/)/i.test(plain)) throw new PackageFault('ADDRESS_OUTSIDE', address);
  const parts: string[] = [];
  for (const part of decoded(plain).split('/')) {
    if (part === '' || part === '.') continue;
    if (part !== '..') parts.push(part);
    else if (parts.pop() === undefined) throw new PackageFault('ADDRESS_OUTSIDE', address);
  }
  return parts.join('/').normalize('NFC');
}

/** Without its percent-encoding, where it is one: else a percent sign is part of the name. */
export function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** Path and query of an address as a browser wants it below the package's folder. */
export function addressOf(path: string, tail: string): string {
  const { pathname } = new URL(path.split('/').map(encodeURIComponent).join('/'), BASE);
  return `${pathname.slice(1)}${tail}`;
}

/** All resources by their ids, with every file that they list looked up. Throws PackageFault. */
export function readResources(manifest: XmlElement, files: PackageFiles): ReadonlyMap<string, ScormResource> {
  const list = childOf(manifest, 'resources');
  const outer = `${baseOf(manifest)}${baseOf(list)}`;
  const resources = new Map<string, ScormResource>();
  for (const element of childrenOf(list, 'resource')) {
    const resource = readResource(element, outer, files);
    if (resources.has(resource.id)) throw new PackageFault('NAME_OF_TWO', resource.id);
    resources.set(resource.id, resource);
  }
  for (const element of childrenOf(list, 'resource'))
    for (const { attributes } of childrenOf(element, 'dependency')) {
      const id = attributes.get('identifierref') ?? '';
      if (!resources.has(id)) throw new PackageFault('UNKNOWN_RESOURCE', id);
    }
  return resources;
}

function readResource(element: XmlElement, outer: string, files: PackageFiles): ScormResource {
  const { attributes } = element;
  const base = `${outer}${baseOf(element)}`;
  for (const file of childrenOf(element, 'file')) {
    const href = file.attributes.get('href');
    // What lies on the web is not part of the package, and is not started here either.
    if (href !== undefined && !/^https?:/i.test(href)) files.pathOf(`${base}${href}`);
  }
  const href = attributes.get('href');
  const kind = (attributes.get('scormtype') ?? attributes.get('scormType') ?? '').toLowerCase();
  return {
    id: attributes.get('identifier') ?? '',
    kind: kind === 'sco' ? 'sco' : 'asset',
    href: href === undefined || href === '' ? undefined : `${base}${href}`,
  };
}

function baseOf(element: XmlElement | undefined): string {
  return element?.attributes.get('xml:base') ?? '';
}
