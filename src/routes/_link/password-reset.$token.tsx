import { createFileRoute } from '@tanstack/react-router';
import { ResetPasswordScreen } from '#features/password/reset-password-screen.tsx';

export const Route = createFileRoute('/_link/password-reset/$token')({
  component: () => <ResetPasswordScreen place={{}} token={Route.useParams().token} />,
});
