import * as v from 'valibot';
import { type PackageHosts, packageOrigin } from '#campus/player/package-origin.ts';
import { CampusError } from '#wire/campus-failure.ts';
import type { Wire } from '#wire/graphql.ts';
import { hostOf, type ManifestHost } from './package-hosts.ts';
import type { UnitRef } from './saved-units.ts';

const OFFLINE_MANIFEST = `query OfflineManifest($kind: LearningItemKind!, $id: ID!) {
  offlineManifest(kind: $kind, id: $id) {
    revision
    documents { kind id courseId size hash }
    files { url size hash }
    packages { id player files { url size hash } }
  }
}`;

const document = v.object({
  kind: v.picklist(['MODULE', 'COURSE', 'LESSON']),
  id: v.string(),
  courseId: v.nullable(v.string()),
  size: v.number(),
  hash: v.string(),
});
const facts = { size: v.number(), hash: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)) };
const file = v.object({ url: v.pipe(v.string(), v.startsWith('/media/')), ...facts });
const ofPackage = v.object({
  id: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)),
  player: v.string(),
  files: v.array(v.object({ url: v.pipe(v.string(), v.regex(/^\/(?:packages|player)\//)), ...facts })),
});
const manifest = v.object({ revision: v.string(), documents: v.array(document), files: v.array(file) });
export const manifestAnswer = v.object({
  offlineManifest: v.nullable(v.object({ ...manifest.entries, packages: v.array(ofPackage) })),
});

/** What a unit consists of, in one language; sizes in bytes, hashes SHA-256 in hex. */
export type Manifest = v.InferOutput<typeof manifest> & {
  /** Left out in rows of releases that did not know packages. */
  hosts?: ManifestHost[];
};
export type ManifestDocument = Manifest['documents'][number];
export type ManifestFile = Manifest['files'][number];

/**
 * Asks the campus, in the language of the wire. `hosts`: where packages run; without it they do not, and are left out.
 * Throws a `CampusError`; `missing` where the unit may not be seen.
 */
export async function askManifest(wire: Wire, { kind, id }: UnitRef, hosts?: PackageHosts): Promise<Manifest> {
  const { data } = await wire.send({ document: OFFLINE_MANIFEST, variables: { kind, id } });
  const parsed = v.safeParse(manifestAnswer, data);
  if (!parsed.success) throw new CampusError({ kind: 'garbled', where: 'offlineManifest' });
  if (parsed.output.offlineManifest === null)
    throw new CampusError({ kind: 'missing', what: kind === 'MODULE' ? 'program' : 'course' });
  const { packages, ...rest } = parsed.output.offlineManifest;
  return hosts === undefined || packages.length === 0 ? rest : withPackages(rest, packages, hosts);
}

/** Packages of one kind share a player; what has another place is another manifest. */
function withPackages(
  { revision, documents, files }: Manifest,
  packages: readonly v.InferOutput<typeof ofPackage>[],
  hosts: PackageHosts,
): Manifest {
  const more = new Map(packages.flatMap((one) => one.files.map((each) => [each.url, each])));
  return {
    revision: `${revision} ${packageOrigin(hosts, '')}`,
    documents,
    files: [...files, ...more.values()],
    hosts: packages.map(({ id, player }) => hostOf(id, packageOrigin(hosts, id), player)),
  };
}
