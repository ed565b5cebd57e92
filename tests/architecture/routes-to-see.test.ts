import { createMemoryHistory, createRouter } from '@tanstack/react-router';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import type { RouteContext } from '#features/session/route-context.ts';
import { routeTree } from '#route-tree.gen.ts';
import { LEARNER_ROUTES, NOT_SEEN, VISITOR_ROUTES } from '#tests/support/journeys/routes-to-see.ts';
import { nonEmpty } from '#tests/support/sources/non-empty.ts';

/** It matches paths and asks no context. */
const context = v.parse(
  v.custom<RouteContext>(() => true),
  {},
);
const router = createRouter({ routeTree, context, history: createMemoryHistory() });
const leaves = nonEmpty(
  Object.keys(router.routesById).filter((id) => !/^(__root__|\/_(campus|link|open|visitor))$/.test(id)),
  'route',
);

it('every screen is looked at for assistive technology, both directions, narrow glass and large text', () => {
  const seen = [...VISITOR_ROUTES, ...LEARNER_ROUTES].map((path) => {
    const { pathname } = new URL(path, 'http://campus.example');
    return router.matchRoutes(pathname, {}).at(-1)?.routeId;
  });
  const missing = leaves.filter((id) => !seen.some((one) => one === id) && !(id in NOT_SEEN));
  expect(
    missing,
    'Add an address to tests/support/journeys/routes-to-see.ts, or the reason why nobody looks at it.',
  ).toEqual([]);
});

it('no reason is given for a route that is not there', () => {
  expect(Object.keys(NOT_SEEN).filter((id) => !leaves.includes(id))).toEqual([]);
});
