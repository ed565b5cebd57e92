import type { Terms } from '#server/model/text-shapes.ts';

/** The version that holds at a time: the one that began last; of two of the same day the later one by id. */
export function termsAt(versions: readonly Terms[], now: Date): Terms | undefined {
  const day = now.toISOString().slice(0, 10);
  const begun = versions.filter(({ validFrom }) => validFrom <= day);
  return begun.toSorted((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1)).at(-1);
}

function orderOf({ validFrom, id }: Terms): string {
  return `${validFrom} ${id}`;
}
