import { createFileRoute } from '@tanstack/react-router';
import { AccessibilityScreen } from '#features/texts/accessibility-screen.tsx';
import { readAccessibility } from '#features/texts/public-texts.ts';

export const Route = createFileRoute('/accessibility')({
  loader: ({ context }) => readAccessibility(context),
  component: () => <AccessibilityScreen statement={Route.useLoaderData()} />,
});
