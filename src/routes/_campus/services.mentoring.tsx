import { createFileRoute } from '@tanstack/react-router';
import { readCampus } from '#cache/read-campus.ts';
import { MentoringScreen } from '#features/mentoring/mentoring-screen.tsx';
import { textQueries } from '#features/texts/queries.ts';
import { readyForTexts } from '#ui/text/html.tsx';

export const Route = createFileRoute('/_campus/services/mentoring')({
  loader: async ({ context }) => {
    const text = readCampus(context.queryClient, textQueries.one('mentoring', context.language));
    await Promise.all([text, readyForTexts()]);
  },
  component: MentoringScreen,
});
