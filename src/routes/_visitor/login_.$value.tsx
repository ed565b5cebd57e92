import { createFileRoute } from '@tanstack/react-router';
import { doorSearch } from '#features/session/door-search.ts';
import { LoginScreen } from '#features/session/login-screen.tsx';

export const Route = createFileRoute('/_visitor/login_/$value')({
  validateSearch: doorSearch,
  component: () => <LoginScreen place={{ targetGroup: Route.useParams().value }} search={Route.useSearch()} />,
});
