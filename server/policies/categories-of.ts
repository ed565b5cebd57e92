import type { Category, Module } from '#server/model/shapes.ts';

interface Catalogue {
  readonly categories: readonly Category[];
  readonly modules: ReadonlyMap<string, Module>;
}

/** The categories that each course, or a module with it, stands in, by the course's id. */
export function categoriesOf({ categories, modules }: Catalogue): ReadonlyMap<string, readonly string[]> {
  const byCourse = new Map<string, Set<string>>();
  for (const { identifier, sections } of categories) {
    const inModules = sections.flatMap((section) => section.modules.flatMap((id) => modules.get(id)?.courses ?? []));
    const ids = [...sections.flatMap((section) => section.courses), ...inModules.map(({ course }) => course)];
    for (const id of ids) byCourse.set(id, (byCourse.get(id) ?? new Set()).add(identifier));
  }
  return new Map([...byCourse].map(([id, of]) => [id, [...of]]));
}
