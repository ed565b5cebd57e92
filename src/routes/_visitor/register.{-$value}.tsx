import { createFileRoute } from '@tanstack/react-router';
import { authSearch } from '#features/auth-screens/auth-search.ts';
import { RegisterScreen } from '#features/register/register-screen.tsx';
import { requireRegistration } from '#features/session/guards.ts';

export const Route = createFileRoute('/_visitor/register/{-$value}')({
  validateSearch: authSearch,
  beforeLoad: requireRegistration,
  component: () => (
    <RegisterScreen place={{ targetGroup: Route.useParams().value }} noSSO={Route.useSearch().noSSO === true} />
  ),
});
