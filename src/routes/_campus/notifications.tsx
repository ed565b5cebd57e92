import { createFileRoute } from '@tanstack/react-router';
import { readCampus } from '#cache/read-campus.ts';
import { NotificationsScreen } from '#features/notifications/notifications-screen.tsx';
import { notificationQueries } from '#features/notifications/queries.ts';

export const Route = createFileRoute('/_campus/notifications')({
  loader: ({ context }) => readCampus(context.queryClient, notificationQueries.latest(context.language)),
  component: NotificationsScreen,
});
