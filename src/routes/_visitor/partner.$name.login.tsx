import { createFileRoute } from '@tanstack/react-router';
import { doorSearch } from '#features/auth-screens/door-search.ts';
import { LoginScreen } from '#features/auth-screens/login-screen.tsx';
import { requirePartner } from '#features/session/guards.ts';

export const Route = createFileRoute('/_visitor/partner/$name/login')({
  validateSearch: doorSearch,
  beforeLoad: requirePartner,
  component: () => <LoginScreen place={{ partner: Route.useParams().name }} search={Route.useSearch()} />,
});
