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
  const onViolation = ({ effectiveDirective, blockedURI, target }: SecurityPolicyViolationEvent): void => {
    if (!SHOWN_BY.includes(effectiveDirective)) return;
    const page = target instanceof Node ? target.ownerDocument : null;
    if (page !== null) look(page);
    reportBlocked(blockedURI);
  };
  return (page) => {
    listenAnew(page, 'securitypolicyviolation', onViolation);
    if (page.document.readyState === 'loading' || whole.has(page.document)) return;
    whole.add(page.document);
    look(page.document);
  };
}
