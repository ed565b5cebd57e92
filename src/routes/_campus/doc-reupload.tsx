import { createFileRoute, notFound } from '@tanstack/react-router';
import { readCampus } from '#cache/read-campus.ts';
import { DocCheckScreen } from '#features/doc-check/doc-check-screen.tsx';
import { docCheckQueries } from '#features/doc-check/queries.ts';

export const Route = createFileRoute('/_campus/doc-reupload')({
  beforeLoad: ({ context }) => {
    if (!context.organisation.features.showProfileRefugeeDocumentUpload) throw notFound();
  },
  loader: ({ context }) => readCampus(context.queryClient, docCheckQueries.mine()),
  component: DocCheckScreen,
});
