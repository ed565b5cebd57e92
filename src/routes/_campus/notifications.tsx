import { createFileRoute, redirect } from '@tanstack/react-router';
import * as v from 'valibot';
import { readCampus } from '#cache/read-campus.ts';
import { NotificationsScreen } from '#features/notifications/notifications-screen.tsx';
import { notificationQueries } from '#features/notifications/queries.ts';
import { wayOf } from '#features/notifications/way-of.ts';
import { readyForTexts } from '#ui/text/html.tsx';

/** `open`: the one that was tapped outside of the app (sw/push.ts). */
const search = v.object({ open: v.fallback(v.optional(v.pipe(v.string(), v.uuid())), undefined) });

export const Route = createFileRoute('/_campus/notifications')({
  validateSearch: search,
  loaderDeps: ({ search: { open } }) => ({ open }),
  loader: async ({ context: { queryClient, language }, deps: { open } }) => {
    const way = open === undefined ? undefined : await wayOf(queryClient, open, language);
    if (way !== undefined) throw redirect({ href: way, replace: true });
    return Promise.all([readCampus(queryClient, notificationQueries.latest(language)), readyForTexts()]);
  },
  component: NotificationsScreen,
});
