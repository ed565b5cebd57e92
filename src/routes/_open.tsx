import { createFileRoute } from '@tanstack/react-router';
import { requireOpenCampusOrSession } from '#features/session/guards.ts';

export const Route = createFileRoute('/_open')({
  beforeLoad: requireOpenCampusOrSession,
  loader: ({ context }) => context.words('campus'),
});
