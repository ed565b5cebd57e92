import { createFileRoute } from '@tanstack/react-router';
import { ConfirmedScreen } from '#features/register/confirmed-screen.tsx';
import { requireRegistration } from '#features/session/guards.ts';

export const Route = createFileRoute('/_link/register/confirmed/$token')({
  beforeLoad: requireRegistration,
  component: () => <ConfirmedScreen place={{}} token={Route.useParams().token} />,
});
