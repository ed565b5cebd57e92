import { createFileRoute } from '@tanstack/react-router';
import { TokenLoginScreen } from '#features/auth-screens/token-login-screen.tsx';

export const Route = createFileRoute('/_link/token_login/$token')({
  component: () => <TokenLoginScreen token={Route.useParams().token} />,
});
