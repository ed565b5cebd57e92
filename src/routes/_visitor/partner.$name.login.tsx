import { createFileRoute } from '@tanstack/react-router';
import { doorSearch } from '#features/session/door-search.ts';
import { requirePartner } from '#features/session/guards.ts';
import { LoginScreen } from '#features/session/login-screen.tsx';

export const Route = createFileRoute('/_visitor/partner/$name/login')({
  validateSearch: doorSearch,
  beforeLoad: requirePartner,
  component: () => <LoginScreen place={{ partner: Route.useParams().name }} search={Route.useSearch()} />,
});
