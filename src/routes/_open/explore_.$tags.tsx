import { createFileRoute } from '@tanstack/react-router';
import { tagsOfPath } from '#campus/learning/tags.ts';
import { FilterScreen } from '#features/explore/filter-screen.tsx';
import { readTagged } from '#features/explore/read-tagged.ts';

export const Route = createFileRoute('/_open/explore_/$tags')({
  loader: ({ context, params }) => readTagged(context, params.tags),
  component: () => <FilterScreen tags={tagsOfPath(Route.useParams().tags)} />,
});
