import { createFileRoute } from '@tanstack/react-router';
import { authSearch } from '#features/auth-screens/auth-search.ts';
import { RegisterScreen } from '#features/register/register-screen.tsx';
import { requirePartnerRegistration } from '#features/session/guards.ts';

export const Route = createFileRoute('/_visitor/partner/$name/register/')({
  validateSearch: authSearch,
  beforeLoad: requirePartnerRegistration,
  component: () => (
    <RegisterScreen place={{ partner: Route.useParams().name }} noSSO={Route.useSearch().noSSO === true} />
  ),
});
