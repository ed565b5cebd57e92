import { createFileRoute } from '@tanstack/react-router';
import { ErrorScreen } from '#features/errors/error-screen.tsx';
import { errorSearch } from '#features/errors/error-search.ts';

export const Route = createFileRoute('/error')({
  validateSearch: errorSearch,
  component: () => {
    const { type, target } = Route.useSearch();
    return <ErrorScreen kind={type} target={target} />;
  },
});
