import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { NotBegun } from '#offline/saved/saved-units.ts';

/** Why nothing was saved, and what can be done about it. */
export function NotBegunMessage({ because }: { because: NotBegun }): ReactNode {
  switch (because) {
    case 'offline':
    case 'wifi-only':
      return <Trans>Nothing was saved: the campus cannot be reached. Try again when you are connected.</Trans>;
    case 'server':
      return <Trans>Nothing was saved: the campus cannot answer right now. Try again later.</Trans>;
    case 'no-space':
      return <Trans>Nothing was saved: there is no space left on this device.</Trans>;
    case 'cap':
      return <Trans>This month’s data is used up</Trans>;
    case 'learner':
    case 'language':
    case 'damaged':
    case 'trouble':
      return <Trans>Nothing was saved: something went wrong. Please try again.</Trans>;
    default:
      return because satisfies never;
  }
}
