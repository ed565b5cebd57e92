import { createFileRoute, notFound } from '@tanstack/react-router';
import { NewUserContentScreen } from '#features/units/new-user-content-screen.tsx';
import { readCourse } from '#features/units/read-unit.ts';

export const Route = createFileRoute('/_campus/program/$moduleId/unit/$courseId_/ugc/new')({
  beforeLoad: ({ context }) => {
    if (!context.organisation.features.showUserGeneratedContent) throw notFound();
  },
  loader: ({ context, params }) => readCourse(context, { id: params.courseId, moduleId: params.moduleId }),
  component: () => <NewUserContentScreen {...Route.useParams()} />,
});
