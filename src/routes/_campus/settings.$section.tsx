import { createFileRoute, notFound } from '@tanstack/react-router';
import { readSection } from '#features/settings/read-section.ts';
import { isPanelSection } from '#features/settings/sections.ts';
import { SettingsPanelScreen } from '#features/settings/settings-panel-screen.tsx';

export const Route = createFileRoute('/_campus/settings/$section')({
  loader: async ({ context, params }) => {
    if (!isPanelSection(params.section, context.organisation.features)) throw notFound();
    await readSection(context.queryClient, params.section, context.language);
    return params.section;
  },
  component: () => <SettingsPanelScreen section={Route.useLoaderData()} />,
});
