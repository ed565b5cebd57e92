import { createFileRoute } from '@tanstack/react-router';
import { readCampus } from '#cache/read-campus.ts';
import { EnrolmentScreen } from '#features/enrolment/enrolment-screen.tsx';
import { enrolmentSearch } from '#features/enrolment/enrolment-search.ts';
import { enrolmentQueries } from '#features/enrolment/queries.ts';

export const Route = createFileRoute('/_campus/services/certificate')({
  validateSearch: enrolmentSearch,
  loader: ({ context }) => readCampus(context.queryClient, enrolmentQueries.reasons(context.language)),
  component: () => <EnrolmentScreen refused={Route.useSearch().refused} />,
});
