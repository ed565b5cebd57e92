import type { ScormItem, ScormPackage } from '#campus/packages/package-index.ts';
import { numberIn } from '#campus/scorm/number-in.ts';
import { PackageFault } from './package-fault.ts';
import { PACKAGE_LIMITS } from './package-limits.ts';
import { childOf, childrenOf, decodeXml, parseXml, type XmlElement } from './read-xml.ts';
import {
  addressOf,
  createPackageFiles,
  type PackageFiles,
  readResources,
  type ScormResource,
} from './scorm-resources.ts';
import { readActivity, readCollections, type SequencingCollections } from './scorm-sequencing.ts';

export const SCORM_MANIFEST = 'imsmanifest.xml';

type Reading = {
  files: PackageFiles;
  resources: ReadonlyMap<string, ScormResource>;
  collections: SequencingCollections;
  /** Ids that were met. */
  ids: Set<string>;
};

/**
 * Reads the manifest of a SCORM 1.2 or 2004 package whose files have these names. Throws PackageFault with the first
 * thing that keeps it from being played.
 */
export function readScormManifest(bytes: Uint8Array, names: Iterable<string>): ScormPackage {
  const manifest = parseXml(decodeXml(bytes, SCORM_MANIFEST));
  if (manifest.name !== 'manifest') throw new PackageFault('NOT_A_MANIFEST');
  const { version, schemaVersion } = versionOf(manifest);
  const organization = organizationOf(manifest);
  const files = createPackageFiles(names);
  const reading: Reading = {
    files,
    resources: readResources(manifest, files),
    collections: readCollections(manifest),
    ids: new Set(),
  };
  const items = childrenOf(organization, 'item').map((item) => readItem(item, reading));
  if (!items.some(canStart)) throw new PackageFault('NOTHING_TO_START');
  const organizationId = organization.attributes.get('identifier') ?? '';
  return {
    kind: 'scorm',
    version,
    schemaVersion,
    title: titleOf(organization) ?? organizationId,
    organizationId,
    sequencing: version === '1.2' ? {} : readActivity(organization, reading.collections),
    items,
  };
}

/** Packages of the second edition say `CAM 1.3`; some say nothing, and their namespaces tell. */
function versionOf(manifest: XmlElement): Pick<ScormPackage, 'version' | 'schemaVersion'> {
  const declared = childOf(childOf(manifest, 'metadata'), 'schemaversion')?.text ?? '';
  if (/^1\.2$/.test(declared)) return { version: '1.2', schemaVersion: declared };
  if (/^(?:CAM )?1\.3$|^2004(?: [234](?:nd|rd|th) Edition)?$/i.test(declared))
    return { version: '2004', schemaVersion: declared };
  const spaces = [...manifest.attributes.values()].join(' ');
  if (declared !== '') throw new PackageFault('UNKNOWN_VERSION', declared);
  if (spaces.includes('adlcp_v1p3')) return { version: '2004', schemaVersion: '2004' };
  if (spaces.includes('adlcp_rootv1p2')) return { version: '1.2', schemaVersion: '1.2' };
  throw new PackageFault('UNKNOWN_VERSION', declared);
}

/** The one that the manifest names as its default, else its first. */
function organizationOf(manifest: XmlElement): XmlElement {
  const list = childOf(manifest, 'organizations');
  const all = childrenOf(list, 'organization');
  const wanted = list?.attributes.get('default');
  const found = all.find(({ attributes }) => attributes.get('identifier') === wanted) ?? all[0];
  if (found === undefined) throw new PackageFault('NO_ORGANIZATION');
  return found;
}

function readItem(element: XmlElement, reading: Reading): ScormItem {
  const { attributes } = element;
  const id = attributes.get('identifier') ?? '';
  if (reading.ids.has(id)) throw new PackageFault('NAME_OF_TWO', id);
  reading.ids.add(id);
  if (reading.ids.size > PACKAGE_LIMITS.parts) throw new PackageFault('TOO_MANY_PARTS', String(PACKAGE_LIMITS.parts));
  const children = childrenOf(element, 'item').map((item) => readItem(item, reading));
  return {
    id,
    title: titleOf(element) ?? id,
    isVisible: attributes.get('isvisible')?.toLowerCase() !== 'false',
    ...startOf(element, reading),
    prerequisites: textOf(element, 'prerequisites'),
    masteryScore: numberIn(childOf(element, 'masteryscore')?.text) ?? null,
    maxTimeAllowed: textOf(element, 'maxtimeallowed'),
    timeLimitAction: textOf(element, 'timelimitaction', 'timeLimitAction'),
    dataFromLms: textOf(element, 'datafromlms', 'dataFromLMS'),
    sequencing: readActivity(element, reading.collections),
    children,
  };
}

function startOf({ attributes }: XmlElement, { resources, files }: Reading): Pick<ScormItem, 'href' | 'kind'> {
  const wanted = attributes.get('identifierref');
  if (wanted === undefined || wanted === '') return { href: null, kind: null };
  const resource = resources.get(wanted);
  if (resource === undefined) throw new PackageFault('UNKNOWN_RESOURCE', wanted);
  if (resource.href === undefined) return { href: null, kind: null };
  const path = files.pathOf(resource.href);
  const own = /[?#].*$/s.exec(resource.href)?.[0] ?? '';
  return { href: addressOf(path, withParameters(own, attributes.get('parameters') ?? '')), kind: resource.kind };
}

/** As SCORM 1.2 (2.3.2.3) and 2004 (CAM 3.4.1.4) join them: one question mark, and a fragment replaces nothing. */
function withParameters(tail: string, parameters: string): string {
  const added = parameters.replace(/^[?&]+/, '');
  if (added === '') return tail;
  if (added.startsWith('#')) return tail.includes('#') ? tail : `${tail}${added}`;
  const [query = '', fragment] = tail.split('#');
  const joined = `${query}${query.includes('?') ? '&' : '?'}${added}`;
  return fragment === undefined || added.includes('#') ? joined : `${joined}#${fragment}`;
}

function canStart(item: ScormItem): boolean {
  return item.href !== null || item.children.some(canStart);
}

function titleOf(element: XmlElement): string | undefined {
  return childOf(element, 'title')?.text.replaceAll(/\s+/g, ' ') || undefined;
}

function textOf(element: XmlElement, ...names: readonly string[]): string | null {
  const found = names.map((name) => childOf(element, name)?.text).find((text) => text !== undefined);
  return found === undefined || found === '' ? null : found;
}
