import { createFileRoute } from '@tanstack/react-router';
import { ConfirmedScreen } from '#features/register/confirmed-screen.tsx';
import { requirePartnerRegistration } from '#features/session/guards.ts';

export const Route = createFileRoute('/_link/partner/$name/register/confirmed/$token')({
  beforeLoad: ({ context, params }) => requirePartnerRegistration({ context, params }),
  component: () => {
    const { name, token } = Route.useParams();
    return <ConfirmedScreen place={{ partner: name }} token={token} />;
  },
});
