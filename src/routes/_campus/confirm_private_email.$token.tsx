import { createFileRoute } from '@tanstack/react-router';
import { PrivateEmailScreen } from '#features/auth-screens/private-email-screen.tsx';

export const Route = createFileRoute('/_campus/confirm_private_email/$token')({
  component: () => <PrivateEmailScreen link="confirm" token={Route.useParams().token} />,
});
