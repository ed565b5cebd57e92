import type { SubOrganisation } from '#server/model/shapes.ts';

/** The partners that somebody belongs to. Rows of the first release hold a partner's path where later ones hold its id. */
export function membershipsOf(
  subOrganisations: readonly SubOrganisation[],
  keys: ReadonlySet<string>,
): readonly SubOrganisation[] {
  return subOrganisations.filter(({ id, path }) => keys.has(id) || keys.has(path));
}
