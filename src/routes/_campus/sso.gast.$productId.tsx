import { createFileRoute } from '@tanstack/react-router';
import { PartnerSignOnScreen } from '#features/consent/partner-sign-on-screen.tsx';
import { requireConsent } from '#features/consent/require-consent.ts';

export const Route = createFileRoute('/_campus/sso/gast/$productId')({
  loader: ({ context, location }) => requireConsent(context, 'gast', location.href),
  component: () => <PartnerSignOnScreen {...Route.useParams()} />,
});
