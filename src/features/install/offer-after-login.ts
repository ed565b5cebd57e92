import { mayOfferInstall } from '#campus/install/install-offer.ts';
import { installPrompt } from '#device/install/install-prompt.ts';
import { installRecord } from '#device/install/install-record.ts';
import { isPhone } from '#device/session/visitor-id.ts';
import { installOpenState } from './install-open-state.ts';

/** Called after each login: on a phone the app offers itself, unless it was sent away (APP-7). */
export function offerAfterLogin(): void {
  const record = installRecord.read();
  const offer = { place: 'login', way: installPrompt.read(), record, now: Date.now(), isPhone: isPhone() } as const;
  if (mayOfferInstall(offer)) installOpenState.set(true);
}
