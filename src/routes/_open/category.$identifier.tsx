import { createFileRoute } from '@tanstack/react-router';
import { CategoryScreen } from '#features/explore/category-screen.tsx';
import { readCategory } from '#features/explore/read-category.ts';

export const Route = createFileRoute('/_open/category/$identifier')({
  loader: ({ context, params }) => readCategory(context, params.identifier),
  component: () => <CategoryScreen {...Route.useParams()} />,
});
