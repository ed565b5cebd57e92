import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { VIDEO_GATE_LANGUAGES } from '#campus/limits.ts';
import { EmbedScreen } from '#features/texts/embed-screen.tsx';

/** The gate speaks de or en only, de if none is given (PRIVACY-9). */
const search = v.object({
  provider: v.fallback(v.optional(v.string(), 'youtube'), 'youtube'),
  url: v.fallback(v.optional(v.string(), ''), ''),
  lang: v.fallback(v.optional(v.picklist(VIDEO_GATE_LANGUAGES), 'de'), 'de'),
});

export const Route = createFileRoute('/embed')({
  staticData: { chrome: 'alone' },
  validateSearch: search,
  loaderDeps: ({ search: { lang } }) => ({ lang }),
  loader: ({ context, deps }) => context.speak(deps.lang),
  component: () => {
    const { provider, url } = Route.useSearch();
    return <EmbedScreen provider={provider} url={url} />;
  },
});
