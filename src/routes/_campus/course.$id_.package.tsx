import { createFileRoute } from '@tanstack/react-router';
import { PackageScreen } from '#features/packages/package-screen.tsx';
import { readPackage } from '#features/packages/read-package.ts';

export const Route = createFileRoute('/_campus/course/$id_/package')({
  loader: ({ context, params }) => readPackage(context, params.id),
  component: () => <PackageScreen courseId={Route.useParams().id} />,
});
