import { createRootRouteWithContext } from '@tanstack/react-router';
import { LateFailure, LateNotFound } from '#features/errors/late.tsx';
import { beforeEveryPage } from '#features/session/before-every-page.ts';
import type { RouteContext } from '#features/session/route-context.ts';

export const Route = createRootRouteWithContext<RouteContext>()({
  beforeLoad: ({ context, location }) => beforeEveryPage({ context, location }),
  notFoundComponent: LateNotFound,
  errorComponent: LateFailure,
});
