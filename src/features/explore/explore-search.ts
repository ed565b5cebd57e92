import * as v from 'valibot';
import type { CatalogueFilter } from '#campus/learning/catalogue-filter.ts';
import { COURSE_KINDS } from '#campus/theme/theme.ts';

/** In minutes: what a learner has time for. */
export const LENGTHS = [15, 30, 60] as const;

const isOn = v.fallback(v.optional(v.literal('yes')), undefined);

/**
 * What stands behind `/explore?`: what the catalogue is narrowed to, so that the way back leads to the same view. `q` stands in
 * links from elsewhere alone, and is taken out of the address. Whatever else stands there is left alone.
 */
export const exploreSearch = v.looseObject({
  q: v.fallback(v.optional(v.string()), undefined),
  kind: v.fallback(v.optional(v.picklist(COURSE_KINDS)), undefined),
  length: v.fallback(v.optional(v.picklist(LENGTHS.map(String))), undefined),
  certificate: isOn,
  saved: isOn,
});

export type ExploreSearch = Partial<
  Pick<v.InferOutput<typeof exploreSearch>, 'kind' | 'length' | 'certificate' | 'saved'>
>;

export function filterOf({ kind, length, certificate, saved }: ExploreSearch): CatalogueFilter {
  return {
    kind: kind === 'ugc' ? undefined : kind,
    minutes: length === undefined ? undefined : Number(length),
    certificate: certificate === 'yes',
    saved: saved === 'yes',
  };
}
