import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { LogoutScreen } from '#features/auth-screens/logout-screen.tsx';

const search = v.object({ next: v.fallback(v.optional(v.string()), undefined) });

export const Route = createFileRoute('/logout')({
  staticData: { chrome: 'bare' },
  validateSearch: search,
  component: () => <LogoutScreen next={Route.useSearch().next} />,
});
