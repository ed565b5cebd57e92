import { createFileRoute } from '@tanstack/react-router';
import { playSearch } from '#features/scorm/play-search.ts';
import { readPlay } from '#features/scorm/read-play.ts';
import { ScormScreen } from '#features/scorm/scorm-screen.tsx';

export const Route = createFileRoute('/_campus/course/$id_/play')({
  validateSearch: playSearch,
  staticData: { chrome: 'reader', footer: 'none' },
  loader: ({ context, params }) => readPlay(context, { courseId: params.id }),
  component: () => {
    const { from, look } = Route.useSearch();
    return <ScormScreen courseId={Route.useParams().id} from={from} look={look} />;
  },
});
