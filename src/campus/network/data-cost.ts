/** Data is sold by the megabyte of a million bytes. */
export const SOLD_MEGABYTE = 1_000_000;

/** What so many bytes cost at the learner's price; undefined where they have not given it. */
export function dataCost(
  bytes: number,
  { pricePerMegabyte, currency }: { pricePerMegabyte?: number | undefined; currency?: string | undefined },
): { amount: number; currency: string } | undefined {
  if (pricePerMegabyte === undefined || currency === undefined) return undefined;
  return { amount: (bytes / SOLD_MEGABYTE) * pricePerMegabyte, currency };
}
