import { createFileRoute } from '@tanstack/react-router';
import { authSearch } from '#features/auth-screens/auth-search.ts';
import { LoginScreen } from '#features/auth-screens/login-screen.tsx';

export const Route = createFileRoute('/_visitor/login_/$value')({
  validateSearch: authSearch,
  component: () => <LoginScreen place={{ targetGroup: Route.useParams().value }} search={Route.useSearch()} />,
});
