import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { pushBrowser } from '#device/push/push.ts';

/** The way back in the browser's own settings, by its name (NOTIFY-7). */
export function AllowAgain(): ReactNode {
  const browser = pushBrowser.name();
  if (browser === undefined) return <Trans>Allow notifications in your browser settings, then come back.</Trans>;
  const { name, family } = browser;
  switch (family) {
    case 'chromium':
    case 'firefox':
      return (
        <Trans>
          In {name}: tap the sign beside the address, then “Permissions”, and allow “Notifications”. Then load this page
          again.
        </Trans>
      );
    case 'safari':
      return (
        <Trans>
          In the settings of your device: “Notifications”, then the campus or {name}, and allow them. Then load this
          page again.
        </Trans>
      );
    default:
      return family satisfies never;
  }
}
