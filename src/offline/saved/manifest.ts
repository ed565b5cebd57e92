import * as v from 'valibot';
import type { Wire } from '#wire/graphql.ts';
import { CampusError } from '#wire/trouble.ts';
import type { UnitRef } from './saved-units.ts';

const OFFLINE_MANIFEST = `query OfflineManifest($kind: LearningItemKind!, $id: ID!) {
  offlineManifest(kind: $kind, id: $id) {
    revision
    documents { kind id courseId size hash }
    files { url size hash }
  }
}`;

const document = v.object({
  kind: v.picklist(['MODULE', 'COURSE', 'LESSON']),
  id: v.string(),
  courseId: v.nullable(v.string()),
  size: v.number(),
  hash: v.string(),
});
const file = v.object({
  url: v.pipe(v.string(), v.startsWith('/media/')),
  size: v.number(),
  hash: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
});
const manifest = v.object({ revision: v.string(), documents: v.array(document), files: v.array(file) });
const answer = v.object({ offlineManifest: v.nullable(manifest) });

/** What a unit consists of, in one language; sizes in bytes, hashes SHA-256 in hex. */
export type Manifest = v.InferOutput<typeof manifest>;
export type ManifestDocument = Manifest['documents'][number];
export type ManifestFile = Manifest['files'][number];

/** Asks the campus, in the language of the wire. Throws a `CampusError`; `missing` where the unit may not be seen. */
export async function askManifest(wire: Wire, { kind, id }: UnitRef): Promise<Manifest> {
  const { data } = await wire.send({ document: OFFLINE_MANIFEST, variables: { kind, id } });
  const told = v.safeParse(answer, data);
  if (!told.success) throw new CampusError({ kind: 'garbled', where: 'offlineManifest' });
  if (told.output.offlineManifest === null)
    throw new CampusError({ kind: 'missing', what: kind === 'MODULE' ? 'program' : 'course' });
  return told.output.offlineManifest;
}
