import { createFileRoute, notFound } from '@tanstack/react-router';
import { readCampus } from '#cache/read-campus.ts';
import { OffersScreen } from '#features/offers/offers-screen.tsx';
import { offerQueries } from '#features/offers/queries.ts';
import { readyForTexts } from '#ui/text/html.tsx';

export const Route = createFileRoute('/_campus/services/offers')({
  beforeLoad: ({ context }) => {
    if (!context.organisation.features.showOfferBoard) throw notFound();
  },
  loader: async ({ context }) => {
    await Promise.all([readCampus(context.queryClient, offerQueries.board(context.language)), readyForTexts()]);
  },
  component: OffersScreen,
});
