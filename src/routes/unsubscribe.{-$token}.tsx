import { createFileRoute, redirect } from '@tanstack/react-router';
import { UnsubscribeScreen } from '#features/auth-screens/unsubscribe-screen.tsx';

export const Route = createFileRoute('/unsubscribe/{-$token}')({
  // Without a token there is nothing to end (AUTH-21).
  beforeLoad: ({ params }) => {
    if (params.token === undefined) throw redirect({ to: '/', replace: true });
  },
  component: () => <UnsubscribeScreen token={Route.useParams().token ?? ''} />,
});
