import { createFileRoute } from '@tanstack/react-router';
import { ResetPasswordScreen } from '#features/password/reset-password-screen.tsx';
import { requirePartner } from '#features/session/guards.ts';

export const Route = createFileRoute('/_link/partner/$name/reset-password/$token')({
  beforeLoad: ({ context, params }) => requirePartner({ context, params }),
  component: () => {
    const { name, token } = Route.useParams();
    return <ResetPasswordScreen place={{ partner: name }} token={token} />;
  },
});
