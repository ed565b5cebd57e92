import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { notify } from '#ui/overlays/notify.ts';

/** Lets a change of what is saved here go its way, and says so where the device or the network could not do it. */
export function sayFailure(work: Promise<unknown>): void {
  work.catch(() => notify({ kind: 'error', message: i18n._(msg`Something went wrong. Please try again.`) }));
}
