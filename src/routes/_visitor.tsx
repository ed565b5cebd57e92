import { createFileRoute } from '@tanstack/react-router';
import { requireVisitor } from '#features/session/guards.ts';

export const Route = createFileRoute('/_visitor')({
  staticData: { chrome: 'bare' },
  beforeLoad: requireVisitor,
});
