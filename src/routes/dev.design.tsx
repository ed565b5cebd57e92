import { createFileRoute, notFound } from '@tanstack/react-router';
import { DesignScreen } from '#features/design/design-screen.tsx';

export const Route = createFileRoute('/dev/design')({
  staticData: { chrome: 'alone' },
  // Tokens and components for those who build the campus: nothing for learners of a real one.
  beforeLoad: ({ context }) => {
    if (context.organisation.demo === null && !import.meta.env.DEV) throw notFound();
  },
  component: DesignScreen,
});
