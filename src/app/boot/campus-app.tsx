import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { RouterProvider } from '@tanstack/react-router';
import { type ReactNode, useMemo, useSyncExternalStore } from 'react';
import { OnlineContext } from '#features/calls/online.ts';
import { OrganisationContext } from '#features/organisation/organisation.ts';
import { type BegunSession, SessionContext } from '#features/session/session.ts';
import { SyncContext } from '#features/sync/sync-control.ts';
import type { Campus } from './campus.ts';
import type { CampusRouter } from './router.tsx';

/** The app around its providers. Another session brings another cache, and nothing of the one before. */
export function CampusApp({ campus, router }: { campus: Campus; router: CampusRouter }): ReactNode {
  const state = useSyncExternalStore(campus.subscribe, campus.read);
  const organisation = useSyncExternalStore(campus.followOrganisation, () => campus.organisation);
  const session = useMemo(
    () => ({
      viewerId: state.viewerId,
      language: campus.language,
      wire: campus.wire,
      rest: campus.rest,
      download: campus.download,
      upload: campus.upload,
      serverNow: campus.serverNow,
      renewal: campus.renewal,
      speaksAnew: campus.speaksAnew,
      signIn: async (begun: BegunSession) => {
        await campus.signIn(begun);
        const { offerAfterLogin } = await import('#features/install/offer-after-login.ts');
        offerAfterLogin();
      },
      signOut: campus.signOut,
      changeLanguage: campus.changeLanguage,
      unsent: campus.unsent,
      sendNow: campus.sendNow,
      follow: campus.follow,
    }),
    [campus, state.viewerId],
  );
  return (
    <I18nProvider i18n={i18n}>
      <OrganisationContext value={organisation}>
        <OnlineContext value={campus.online}>
          <SessionContext value={session}>
            <SyncContext value={state.signedIn?.sync}>
              <RouterProvider router={router} />
            </SyncContext>
          </SessionContext>
        </OnlineContext>
      </OrganisationContext>
    </I18nProvider>
  );
}
