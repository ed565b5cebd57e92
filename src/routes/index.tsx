import { createFileRoute } from '@tanstack/react-router';
import { redirectFromRoot } from '#features/home/redirect-from-root.ts';

export const Route = createFileRoute('/')({
  beforeLoad: ({ context }) => redirectFromRoot(context),
});
