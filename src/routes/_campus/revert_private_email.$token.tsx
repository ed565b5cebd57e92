import { createFileRoute } from '@tanstack/react-router';
import { PrivateEmailScreen } from '#features/auth-screens/private-email-screen.tsx';

export const Route = createFileRoute('/_campus/revert_private_email/$token')({
  component: () => <PrivateEmailScreen link="revert" token={Route.useParams().token} />,
});
