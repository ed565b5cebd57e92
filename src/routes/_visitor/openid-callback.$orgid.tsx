import { createFileRoute } from '@tanstack/react-router';
import { OpenIdCallbackScreen } from '#features/session/openid-callback-screen.tsx';
import { openIdSearch } from '#features/session/openid-search.ts';

export const Route = createFileRoute('/_visitor/openid-callback/$orgid')({
  validateSearch: openIdSearch,
  component: () => <OpenIdCallbackScreen orgId={Route.useParams().orgid} search={Route.useSearch()} />,
});
