import { createFileRoute, notFound } from '@tanstack/react-router';
import { readCampus } from '#cache/read-campus.ts';
import { exploreQueries } from '#features/explore/queries.ts';
import { LearningMapScreen } from '#features/learning-map/learning-map-screen.tsx';

export const Route = createFileRoute('/_campus/learning-map')({
  // A page of its own, without the footer (TENANT-10).
  staticData: { footer: 'none' },
  beforeLoad: ({ context }) => {
    if (!context.organisation.traits.learningMap) throw notFound();
  },
  loader: ({ context }) => readCampus(context.queryClient, exploreQueries.catalogue(context.language)),
  component: LearningMapScreen,
});
