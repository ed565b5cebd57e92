import { createFileRoute } from '@tanstack/react-router';
import { RegisterEmailScreen } from '#features/register/register-email-screen.tsx';
import { requireOwnRegistration } from '#features/session/guards.ts';

export const Route = createFileRoute('/_visitor/register/email/{-$value}')({
  beforeLoad: requireOwnRegistration,
  component: () => <RegisterEmailScreen place={{ targetGroup: Route.useParams().value }} />,
});
