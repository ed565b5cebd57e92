/** What can be recommended, or what it is compared with. */
export interface Candidate {
  readonly id: string;
  readonly tags: readonly string[];
  readonly categories: readonly string[];
}

const TAG_WEIGHT = 2;

/**
 * What shares most tags and categories with what the person takes and took; a tag says more than a category. What shares
 * nothing is not recommended: nobody is shown that something fits which does not. Ties stay in the campus's order.
 */
export function recommend(open: readonly Candidate[], taken: readonly Candidate[], most: number): string[] {
  const tags = new Set(taken.flatMap((one) => one.tags));
  const categories = new Set(taken.flatMap((one) => one.categories));
  return open
    .map(({ id, ...one }, order) => ({
      id,
      order,
      score:
        one.tags.filter((tag) => tags.has(tag)).length * TAG_WEIGHT +
        one.categories.filter((category) => categories.has(category)).length,
    }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.order - b.order)
    .slice(0, most)
    .map(({ id }) => id);
}
