import { createFileRoute } from '@tanstack/react-router';
import { ForgotPasswordScreen } from '#features/password/forgot-password-screen.tsx';

export const Route = createFileRoute('/_visitor/reset')({
  component: () => <ForgotPasswordScreen place={{}} />,
});
