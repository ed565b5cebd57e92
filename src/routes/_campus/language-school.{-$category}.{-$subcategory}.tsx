import { createFileRoute } from '@tanstack/react-router';
import { LanguageSchoolScreen } from '#features/language-school/language-school-screen.tsx';
import { openLanguageSchool } from '#features/language-school/open-language-school.ts';

export const Route = createFileRoute('/_campus/language-school/{-$category}/{-$subcategory}')({
  loader: ({ context, params }) => openLanguageSchool(context, params),
  component: () => <LanguageSchoolScreen {...Route.useParams()} />,
});
