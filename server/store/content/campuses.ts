import type { Store } from '#server/store/database/open-store.ts';
import { contentVersion } from './content-version.ts';
import { type Catalogue, loadCatalogue } from './load-catalogue.ts';

/** The organisations of the database, as they are now: an import beside the running server shows at the next request. */
export interface Campuses {
  /** The catalogue of the organisation that a host (without port, folded) belongs to. */
  byHost(host: string): Promise<Catalogue | undefined>;
  /** Whether nothing was imported yet. */
  isEmpty(): Promise<boolean>;
  /** Every organisation with its first host, in order. */
  all(): Promise<readonly { id: string; denomination: string; host: string; catalogue: Catalogue }[]>;
}

interface Snapshot {
  readonly version: number;
  readonly hosts: ReadonlyMap<string, string>;
  readonly firstHosts: ReadonlyMap<string, string>;
  readonly catalogues: Map<string, Promise<Catalogue | undefined>>;
}

interface CampusesOptions {
  /** Origin of organisation 1, beside its file's hosts. */
  readonly publicOrigin?: string | undefined;
  /** Left out: what is there for a demo only is shown. */
  readonly showsDemo?: boolean | undefined;
}

export function createCampuses(store: Store, { publicOrigin, showsDemo = true }: CampusesOptions = {}): Campuses {
  const extraHosts = new Map(publicOrigin === undefined ? [] : [[new URL(publicOrigin).hostname, '1']]);
  let current: Promise<Snapshot> | undefined;

  async function snapshot(): Promise<Snapshot> {
    const version = await contentVersion(store.read);
    const known = await current?.catch(() => undefined);
    if (known?.version === version) return known;
    current = readHosts(store, version, extraHosts);
    return current;
  }

  function catalogueOf({ catalogues, version }: Snapshot, id: string): Promise<Catalogue | undefined> {
    const known = catalogues.get(id);
    if (known !== undefined) return known;
    const loading = loadCatalogue(store.read, id, version).then((one) => (showsDemo ? one : one && withoutDemo(one)));
    catalogues.set(id, loading);
    // A read that failed is not remembered: the next request tries again.
    loading.catch(() => catalogues.delete(id));
    return loading;
  }

  return {
    async byHost(host) {
      const now = await snapshot();
      const id = [host, ...previewedHosts(host)].map((each) => now.hosts.get(each)).find((each) => each !== undefined);
      return id === undefined ? undefined : catalogueOf(now, id);
    },
    isEmpty: async () => (await snapshot()).firstHosts.size === 0,
    async all() {
      const now = await snapshot();
      const found = await Promise.all(
        [...now.firstHosts].map(async ([id, host]) => {
          const catalogue = await catalogueOf(now, id);
          return catalogue && { id, denomination: catalogue.organisation.denomination, host, catalogue };
        }),
      );
      return found.filter((one) => one !== undefined);
    },
  };
}

/**
 * An organisation as if its file named no demo. Everything that is there for a demo only asks the organisation: the accounts
 * and their password on the login page and at the start, `/dev/…`, the readable schema, the wallet that is none.
 */
function withoutDemo(catalogue: Catalogue): Catalogue {
  const { organisation } = catalogue;
  const wallet = organisation.wallet === 'demo' ? null : organisation.wallet;
  return { ...catalogue, organisation: { ...organisation, demo: null, wallet } };
}

async function readHosts(store: Store, version: number, extra: ReadonlyMap<string, string>): Promise<Snapshot> {
  const rows = await store.read
    .selectFrom('organisation_host')
    .innerJoin('organisation', 'organisation.id', 'organisation_host.organisation_id')
    .select(['host', 'organisation_id'])
    .orderBy('organisation.position')
    .orderBy('organisation_host.position')
    .execute();
  const firstHosts = new Map<string, string>();
  for (const { host, organisation_id } of rows)
    if (!firstHosts.has(organisation_id)) firstHosts.set(organisation_id, host);
  const hosts = new Map([...extra, ...rows.map((row) => [row.host, row.organisation_id] as const)]);
  return { version, hosts, firstHosts, catalogues: new Map() };
}

/**
 * Whose preview a host may be, though nobody listed it (AUTH-15): what stands on one side of `--` in its first label, as in
 * `pr-12--campus.example.org`, or `campus--pr-12.example.org`.
 */
function previewedHosts(host: string): string[] {
  const [label = '', ...rest] = host.split('.');
  // A label of a name in other letters (RFC 5890).
  if (label.startsWith('xn--')) return [];
  const [before, after, ...more] = label.split('--');
  if (!before || !after || more.length > 0) return [];
  return [after, before].map((own) => [own, ...rest].join('.'));
}
