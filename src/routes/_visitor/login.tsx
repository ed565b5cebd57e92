import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { LoginScreen } from '#features/session/login-screen.tsx';

const search = v.object({ notice: v.fallback(v.optional(v.picklist(['login-required', 'signed-out'])), undefined) });

export const Route = createFileRoute('/_visitor/login')({
  validateSearch: search,
  component: () => <LoginScreen notice={Route.useSearch().notice} />,
});
