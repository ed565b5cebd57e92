import type { Stage } from '#player/content.ts';
import { listenAnew } from '#player/listen-anew.ts';
import { MEDIA, outsideAddress, outsideReports, SHOWN_BY } from '#player/outside-parts.ts';

/**
 * Reports what the pages of an item would show from other hosts. To be called for each page, and again: what the policy refused
 * before a page was listened to is found in the page, once it is whole.
 */
export function watchOutside(send: Stage['send']): (page: Window) => void {
  const { report, reportBlocked } = outsideReports(send);
  const whole = new WeakSet<Document>();
  const look = (page: Document): void => {
    for (const part of page.querySelectorAll(`${MEDIA}, script`)) {
      const address = outsideAddress(part, page.URL);
      if (address !== undefined) report(address.href);
    }
  };
  const receive = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent, page: Document): void => {
    if (!SHOWN_BY.includes(effectiveDirective)) return;
    look(page);
    reportBlocked(blockedURI);
  };
  const listeners = new WeakMap<Window, (violation: SecurityPolicyViolationEvent) => void>();
  const listenerOf = (page: Window) => {
    const listener = listeners.get(page) ?? ((violation) => receive(violation, page.document));
    listeners.set(page, listener);
    return listener;
  };
  return (page) => {
    listenAnew(page, 'securitypolicyviolation', listenerOf(page));
    if (page.document.readyState === 'loading' || whole.has(page.document)) return;
    whole.add(page.document);
    look(page.document);
  };
}
