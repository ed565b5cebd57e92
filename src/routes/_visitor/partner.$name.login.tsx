import { createFileRoute } from '@tanstack/react-router';
import { authSearch } from '#features/auth-screens/auth-search.ts';
import { LoginScreen } from '#features/auth-screens/login-screen.tsx';
import { requirePartner } from '#features/session/guards.ts';

export const Route = createFileRoute('/_visitor/partner/$name/login')({
  validateSearch: authSearch,
  beforeLoad: requirePartner,
  component: () => <LoginScreen place={{ partner: Route.useParams().name }} search={Route.useSearch()} />,
});
