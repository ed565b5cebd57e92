import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/')({
  beforeLoad: async ({ context }) => {
    const { redirectFromRoot } = await import('#features/home/redirect-from-root.ts');
    await redirectFromRoot(context);
  },
});
