import * as v from 'valibot';
import type { Campus } from '#app/boot/campus.ts';
import { type PublicOrganisation, publicOrganisationSchema } from '#campus/organisation/organisation.ts';
import { noteNewest } from '#features/organisation/organisation.ts';
import { ORGANISATION_URL } from '#offline/names.ts';
import { dropEverySnapshot } from '#offline/page-snapshots.ts';
import { readJson } from '#wire/read-json.ts';
import { pageAttention } from './page-attention.ts';
import { type Attention, whileLookedAt } from './while-looked-at.ts';

/** Shortest interval between requests for the organisation's data, in ms. */
export const ORGANISATION_EVERY = 60_000;

type Following = {
  attention: Attention;
  /** Whether the page had the data from the campus when it began, and not from its worker. */
  isFresh: boolean;
  shown: () => PublicOrganisation;
  change: (organisation: PublicOrganisation) => Promise<void>;
  ask?: () => Promise<unknown>;
};

/**
 * Asks for the organisation's public data while the page is looked at with a network, at most once a minute: what its operator
 * switches on or off is so on every device soon, without another build. Returns how to stop.
 */
export function followOrganisation({
  attention,
  isFresh,
  shown,
  change,
  ask = () => readJson(ORGANISATION_URL),
}: Following): () => void {
  let next = isFresh ? Date.now() + ORGANISATION_EVERY : Date.now();
  const look = async (): Promise<void> => {
    next = Date.now() + ORGANISATION_EVERY;
    const parsed = v.safeParse(publicOrganisationSchema, await ask());
    // Data of a newer release that this one cannot parse is left to pages of that release.
    if (parsed.success && JSON.stringify(parsed.output) !== JSON.stringify(shown())) await change(parsed.output);
  };
  return whileLookedAt(attention, (signal) => {
    const wait = (): void => {
      if (signal.aborted) return;
      const timer = setTimeout(
        () =>
          void look()
            .catch(() => {})
            .then(wait),
        Math.max(0, next - Date.now()),
      );
      signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
    };
    wait();
  });
}

/** Follows the organisation for this page. `reload` runs the route guards again, which leave screens that were switched off. */
export function followForPage(campus: Campus, reload: () => Promise<void>): () => void {
  return followOrganisation({
    attention: pageAttention(campus.online),
    isFresh: !('serviceWorker' in navigator) || navigator.serviceWorker.controller === null,
    shown: () => campus.organisation,
    change: async (organisation) => {
      // Snapshots show the previous colours and features.
      await dropEverySnapshot().catch(() => {});
      noteNewest(organisation);
      campus.changeOrganisation(organisation);
      await reload();
    },
  });
}
