import type { PublicSubOrganisation } from '#campus/organisation/organisation.ts';
import type { ModuleCategory } from '#features/explore/queries.ts';

/** Rows of older releases do not say whose a category is: then there is none until the next answer. */
export function categoriesOfPartner(
  categories: readonly ModuleCategory[],
  { path }: Pick<PublicSubOrganisation, 'path'>,
): readonly ModuleCategory[] {
  return categories.filter(({ subOrganization }) => subOrganization?.subOrganizationPath === path);
}
