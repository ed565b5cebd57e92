import { createFileRoute } from '@tanstack/react-router';
import { ProgramScreen } from '#features/units/program-screen.tsx';
import { readModule } from '#features/units/read-unit.ts';

export const Route = createFileRoute('/_open/program/$id')({
  loader: ({ context, params }) => readModule(context, params.id),
  component: () => <ProgramScreen id={Route.useParams().id} />,
});
