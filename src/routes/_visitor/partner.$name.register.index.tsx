import { createFileRoute } from '@tanstack/react-router';
import { RegisterScreen } from '#features/register/register-screen.tsx';
import { doorSearch } from '#features/session/door-search.ts';
import { requirePartnerRegistration } from '#features/session/guards.ts';

export const Route = createFileRoute('/_visitor/partner/$name/register/')({
  validateSearch: doorSearch,
  beforeLoad: requirePartnerRegistration,
  component: () => (
    <RegisterScreen place={{ partner: Route.useParams().name }} noSSO={Route.useSearch().noSSO === true} />
  ),
});
