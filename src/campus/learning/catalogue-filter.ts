import { kindOf, type LearningItem } from './learning-item.ts';

/** What explore can be narrowed to (CATALOGUE-6). `minutes`: at most so long. */
export type CatalogueFilter = {
  kind?: ReturnType<typeof kindOf> | undefined;
  minutes?: number | undefined;
  certificate?: boolean | undefined;
  saved?: boolean | undefined;
};

export function isNarrowed({ kind, minutes, certificate, saved }: CatalogueFilter): boolean {
  return kind !== undefined || minutes !== undefined || certificate === true || saved === true;
}

/** Whether an item is among what was asked for. `isSaved`: it is on this device. */
export function matches(
  item: LearningItem,
  filter: CatalogueFilter,
  isSaved: (item: LearningItem) => boolean,
): boolean {
  const minutes = item.__typename === 'Module' ? item.duration : item.workload;
  return (
    (filter.kind === undefined || kindOf(item) === filter.kind) &&
    // What gives no length cannot count as short.
    (filter.minutes === undefined || (minutes > 0 && minutes <= filter.minutes)) &&
    (filter.certificate !== true || item.hasCertificate) &&
    (filter.saved !== true || isSaved(item))
  );
}

type Section = { modules: readonly LearningItem[]; courses: readonly LearningItem[] };

/** Everything of some categories and what stands in none, each item once, in the order in which it comes first. */
export function catalogueOf(
  categories: readonly { sections: readonly Section[] }[],
  others: readonly LearningItem[],
): { modules: LearningItem[]; courses: LearningItem[] } {
  const sections = categories.flatMap(({ sections: each }) => each);
  const once = (items: readonly LearningItem[]): LearningItem[] => [
    ...new Map(items.map((item) => [item.id, item])).values(),
  ];
  return {
    modules: once([...sections.flatMap(({ modules }) => modules), ...others.filter(isModule)]),
    courses: once([...sections.flatMap(({ courses }) => courses), ...others.filter((item) => !isModule(item))]),
  };
}

function isModule({ __typename }: LearningItem): boolean {
  return __typename === 'Module';
}
