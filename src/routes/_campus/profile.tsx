import { createFileRoute } from '@tanstack/react-router';
import { readCampus } from '#cache/read-campus.ts';
import { ProfileScreen } from '#features/profile/profile-screen.tsx';
import { profileQueries } from '#features/profile/queries.ts';

export const Route = createFileRoute('/_campus/profile')({
  loader: ({ context }) => readCampus(context.queryClient, profileQueries.mine(context.language)),
  component: ProfileScreen,
});
