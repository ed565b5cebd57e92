import { createFileRoute } from '@tanstack/react-router';
import { ForgotPasswordScreen } from '#features/password/forgot-password-screen.tsx';
import { requirePartner } from '#features/session/guards.ts';

export const Route = createFileRoute('/_visitor/partner/$name/forgot-password')({
  beforeLoad: requirePartner,
  component: () => <ForgotPasswordScreen place={{ partner: Route.useParams().name }} />,
});
