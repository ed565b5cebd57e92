import { filmPage } from '#campus/learning/embed-source.ts';
import type { FromLauncher } from '#campus/player/messages.ts';
import { OUTSIDE_ADDRESS_MAX, OUTSIDE_ADDRESSES_MAX } from '#campus/player/player-limits.ts';
import { addressIn } from '#campus/text/address-in.ts';

/**
 * What a content shows by these is missing in front of the learner (PACKAGE-11). A refused script is what was to show something,
 * like the player of a film; pictures and styles are left out: contents count their visitors by them.
 */
export const SHOWN_BY: readonly string[] = ['frame-src', 'media-src', 'object-src', 'script-src-elem'];
export const MEDIA = 'iframe, video, audio, object, embed';

/** Whether the policy of packages keeps out what lies there. */
export function isOutside({ protocol, origin }: URL, page: string): boolean {
  return protocol.startsWith('http') && origin !== addressIn(page)?.origin;
}

/** The address that a part is filled from, where that is on another host. */
export function outsideAddress(part: Element, page: string): URL | undefined {
  const address = addressIn(part.getAttribute('src') ?? part.getAttribute('data') ?? '', page);
  return address !== undefined && isOutside(address, page) ? address : undefined;
}

export type OutsideReports = {
  readonly report: (address: string) => void;
  /** As a violation of the policy names it. Of what is refused a browser may say the host only: what is known of it is better. */
  readonly reportBlocked: (address: string) => void;
};

/** Reports each address on another host once, as many as a content is believed. */
export function outsideReports(send: (message: FromLauncher) => void): OutsideReports {
  const reported = new Set<string>();
  const report = (address: string): void => {
    if (reported.has(address) || reported.size >= OUTSIDE_ADDRESSES_MAX) return;
    reported.add(address);
    send({ type: 'outside', address: address.slice(0, OUTSIDE_ADDRESS_MAX) });
  };
  return {
    report,
    reportBlocked: (address) => {
      const host = addressIn(address)?.origin;
      if (host !== undefined && ![...reported].some((each) => isFrom(each, host))) report(address);
    },
  };
}

/** A film by its provider's other names is the same film. */
function isFrom(address: string, origin: string): boolean {
  return addressIn(address)?.origin === origin || filmPage(address)?.href.startsWith(`${origin}/`) === true;
}
