import { createFileRoute } from '@tanstack/react-router';
import { RegisterEmailScreen } from '#features/register/register-email-screen.tsx';
import { requirePartnerRegistration } from '#features/session/guards.ts';

export const Route = createFileRoute('/_visitor/partner/$name/register/email')({
  beforeLoad: requirePartnerRegistration,
  component: () => <RegisterEmailScreen place={{ partner: Route.useParams().name }} />,
});
