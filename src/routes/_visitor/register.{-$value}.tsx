import { createFileRoute } from '@tanstack/react-router';
import { RegisterScreen } from '#features/register/register-screen.tsx';
import { doorSearch } from '#features/session/door-search.ts';
import { requireRegistration } from '#features/session/guards.ts';

export const Route = createFileRoute('/_visitor/register/{-$value}')({
  validateSearch: doorSearch,
  beforeLoad: requireRegistration,
  component: () => (
    <RegisterScreen place={{ targetGroup: Route.useParams().value }} noSSO={Route.useSearch().noSSO === true} />
  ),
});
