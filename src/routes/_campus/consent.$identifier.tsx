import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { readCampus } from '#cache/read-campus.ts';
import { ConsentScreen } from '#features/consent/consent-screen.tsx';
import { consentQueries } from '#features/consent/queries.ts';
import { readyForTexts } from '#ui/text/html.tsx';

const search = v.object({ urlBack: v.fallback(v.optional(v.string()), undefined) });

export const Route = createFileRoute('/_campus/consent/$identifier')({
  validateSearch: search,
  loader: ({ context, params }) =>
    Promise.all([
      readCampus(context.queryClient, consentQueries.one(params.identifier, context.language)),
      readyForTexts(),
    ]),
  component: () => <ConsentScreen {...Route.useParams()} urlBack={Route.useSearch().urlBack} />,
});
