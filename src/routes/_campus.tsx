import { createFileRoute } from '@tanstack/react-router';
import { requireSession } from '#features/session/guards.ts';

export const Route = createFileRoute('/_campus')({
  beforeLoad: requireSession,
  loader: ({ context }) => context.words('campus'),
});
