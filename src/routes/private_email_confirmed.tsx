import { createFileRoute } from '@tanstack/react-router';
import { PrivateEmailDoneScreen } from '#features/auth-screens/private-email-done-screen.tsx';

export const Route = createFileRoute('/private_email_confirmed')({
  component: () => <PrivateEmailDoneScreen link="confirm" />,
});
