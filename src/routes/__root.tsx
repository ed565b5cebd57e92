import { createRootRouteWithContext } from '@tanstack/react-router';
import { NotFoundScreen } from '#features/errors/not-found-screen.tsx';
import { TroubleScreen } from '#features/errors/trouble-screen.tsx';
import { beforeEveryPage } from '#features/session/before-every-page.ts';
import type { RouteContext } from '#features/session/route-context.ts';

export const Route = createRootRouteWithContext<RouteContext>()({
  beforeLoad: ({ context, location }) => beforeEveryPage({ context, location }),
  notFoundComponent: NotFoundScreen,
  errorComponent: TroubleScreen,
});
