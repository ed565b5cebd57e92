import { createFileRoute, notFound } from '@tanstack/react-router';
import { DocumentReviewScreen } from '#features/document-review/document-review-screen.tsx';
import { readReviews } from '#features/document-review/read-reviews.ts';

export const Route = createFileRoute('/_campus/document-review')({
  beforeLoad: ({ context }) => {
    if (!context.organisation.features.showProfileRefugeeDocumentUpload) throw notFound();
  },
  loader: async ({ context }) => {
    if (!(await readReviews(context))) throw notFound();
  },
  component: DocumentReviewScreen,
});
