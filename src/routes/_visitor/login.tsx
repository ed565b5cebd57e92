import { createFileRoute } from '@tanstack/react-router';
import { authSearch } from '#features/auth-screens/auth-search.ts';
import { LoginScreen } from '#features/auth-screens/login-screen.tsx';

export const Route = createFileRoute('/_visitor/login')({
  validateSearch: authSearch,
  component: () => <LoginScreen place={{}} search={Route.useSearch()} />,
});
