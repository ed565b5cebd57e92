import type { Category, Module, SubOrganisation } from '#server/model/shapes.ts';

/** Ids of the partners whose members alone see a category, a module or a course; what is not named is for everybody. */
export interface Reserved {
  readonly categories: ReadonlyMap<string, ReadonlySet<string>>;
  readonly modules: ReadonlyMap<string, ReadonlySet<string>>;
  readonly courses: ReadonlyMap<string, ReadonlySet<string>>;
}

/** What of a campus says who may see it. */
interface Catalogue {
  readonly categories: readonly Category[];
  readonly modules: ReadonlyMap<string, Module>;
  readonly subOrganisations: readonly SubOrganisation[];
}

/**
 * A restricted partner's content (TENANT-5): its categories, and the modules and courses that stand nowhere else. What
 * stands in an open category too is open, since the organisation shows it there.
 */
export function reservedOf({ categories, modules, subOrganisations }: Catalogue): Reserved {
  const restricted = new Map(subOrganisations.filter((one) => one.isRestricted).map(({ path, id }) => [path, id]));
  const ownerOf = ({ subOrganisation }: Category) =>
    subOrganisation === null ? undefined : restricted.get(subOrganisation);
  const placedIn = (held: (section: Category['sections'][number]) => readonly string[]) =>
    placesOf(categories.flatMap((category) => category.sections.flatMap(held).map((id) => [id, ownerOf(category)])));
  const modulePlaces = placedIn((section) => section.modules);
  const reservedModules = closedOnly(modulePlaces);
  const inModules = placesOf(
    [...modules].flatMap(([id, module]) =>
      module.courses.flatMap(({ course }) =>
        [...(reservedModules.get(id) ?? [undefined])].map((owner): Place => [course, owner]),
      ),
    ),
  );
  const courses = placedIn((section) => section.courses);
  for (const [id, owners] of inModules) courses.set(id, [...(courses.get(id) ?? []), ...owners]);
  return {
    categories: closedOnly(placesOf(categories.map((category) => [category.identifier, ownerOf(category)]))),
    modules: reservedModules,
    courses: closedOnly(courses),
  };
}

/** Whether the members of these partners, and nobody for none of them, see what is reserved so. */
export function maySeeReserved(owners: ReadonlySet<string> | undefined, memberOf: ReadonlySet<string>): boolean {
  return owners === undefined || [...owners].some((id) => memberOf.has(id));
}

type Place = readonly [id: string, owner: string | undefined];

function placesOf(places: readonly Place[]): Map<string, (string | undefined)[]> {
  const byId = new Map<string, (string | undefined)[]>();
  for (const [id, owner] of places) byId.set(id, [...(byId.get(id) ?? []), owner]);
  return byId;
}

/** Those that stand at closed places alone, with the owners of these. */
function closedOnly(places: ReadonlyMap<string, readonly (string | undefined)[]>): Map<string, ReadonlySet<string>> {
  const closed = new Map<string, ReadonlySet<string>>();
  for (const [id, owners] of places) {
    const known = owners.filter((owner) => owner !== undefined);
    if (known.length > 0 && known.length === owners.length) closed.set(id, new Set(known));
  }
  return closed;
}
