import { createFileRoute } from '@tanstack/react-router';
import { ProgramScreen, readyBelowModule } from '#features/units/program-screen.tsx';
import { readModule } from '#features/units/read-unit.ts';

export const Route = createFileRoute('/_open/program/$id')({
  loader: ({ context, params }) => Promise.all([readModule(context, params.id), readyBelowModule()]),
  component: () => <ProgramScreen id={Route.useParams().id} />,
});
