import { createRootRouteWithContext } from '@tanstack/react-router';
import { NotFoundScreen } from '#features/errors/not-found-screen.tsx';
import { TroubleScreen } from '#features/errors/trouble-screen.tsx';
import type { RouteContext } from '#features/session/route-context.ts';

export const Route = createRootRouteWithContext<RouteContext>()({
  notFoundComponent: NotFoundScreen,
  errorComponent: TroubleScreen,
});
