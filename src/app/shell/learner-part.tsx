import type { ReactNode } from 'react';
import { Later } from '#app/boot/later.tsx';
import { LogoutAlert } from '#features/session/logout-alert.tsx';
import { AccountMenu } from './account-menu.tsx';
import { CampusNav } from './campus-nav.tsx';
import { InstallPlace } from './install-place.tsx';
import { NotificationsButton } from './notifications-button.tsx';
import { tools } from './shell.css.ts';
import { SyncCloud } from './sync-cloud.tsx';
import { SyncSheetPlace } from './sync-sheet-place.tsx';

/** Where in the frame a part stands. */
export type LearnerPlace = 'nav' | 'tools' | 'alert' | 'bottom' | 'sheet';

async function loadLatePlaces() {
  return (await import('./late-places.tsx')).LatePlaces;
}

/** What the frame has for those who are signed in, and a visitor's page does not load. */
export function LearnerPart({ at }: { at: LearnerPlace }): ReactNode {
  switch (at) {
    case 'nav':
      return <CampusNav place="top" />;
    case 'tools':
      return (
        <>
          <div className={tools} data-unkept="">
            <SyncCloud />
            <NotificationsButton />
          </div>
          <AccountMenu />
        </>
      );
    case 'alert':
      return <LogoutAlert />;
    case 'bottom':
      return <CampusNav place="bottom" />;
    case 'sheet':
      return (
        <>
          <SyncSheetPlace />
          <Later load={loadLatePlaces} props={{}} />
          <InstallPlace />
        </>
      );
    default:
      return at satisfies never;
  }
}
