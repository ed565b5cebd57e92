import { createFileRoute } from '@tanstack/react-router';
import { doorSearch } from '#features/auth-screens/door-search.ts';
import { LoginScreen } from '#features/auth-screens/login-screen.tsx';

export const Route = createFileRoute('/_visitor/login')({
  validateSearch: doorSearch,
  component: () => <LoginScreen place={{}} search={Route.useSearch()} />,
});
