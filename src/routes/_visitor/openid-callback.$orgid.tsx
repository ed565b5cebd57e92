import { createFileRoute } from '@tanstack/react-router';
import { OpenIdCallbackScreen } from '#features/auth-screens/openid-callback-screen.tsx';
import { openIdSearch } from '#features/auth-screens/openid-search.ts';

export const Route = createFileRoute('/_visitor/openid-callback/$orgid')({
  validateSearch: openIdSearch,
  component: () => <OpenIdCallbackScreen orgId={Route.useParams().orgid} search={Route.useSearch()} />,
});
