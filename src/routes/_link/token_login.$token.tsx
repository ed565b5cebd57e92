import { createFileRoute } from '@tanstack/react-router';
import { TokenLoginScreen } from '#features/session/token-login-screen.tsx';

export const Route = createFileRoute('/_link/token_login/$token')({
  component: () => <TokenLoginScreen token={Route.useParams().token} />,
});
