import { createFileRoute, Outlet } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { LinkWhileIn } from '#features/auth-screens/link-while-in.tsx';

export const Route = createFileRoute('/_link')({
  staticData: { chrome: 'bare' },
  beforeLoad: ({ context, location }) => ({ wasIn: context.viewerId !== undefined, href: location.href }),
  component: LinkLayout,
});

/** Who was not logged in when the link opened is let in by it, and stays on its page. */
function LinkLayout(): ReactNode {
  const { wasIn, href } = Route.useRouteContext();
  const [asksFirst] = useState(wasIn);
  return asksFirst ? <LinkWhileIn href={href} /> : <Outlet />;
}
