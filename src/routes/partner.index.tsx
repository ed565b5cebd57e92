import { createFileRoute, redirect } from '@tanstack/react-router';
import { PartnersScreen } from '#features/landing/partners-screen.tsx';

export const Route = createFileRoute('/partner/')({
  beforeLoad: ({ context }) => {
    if (context.organisation.subOrganisations.length === 0) throw redirect({ to: '/', replace: true });
  },
  component: PartnersScreen,
});
