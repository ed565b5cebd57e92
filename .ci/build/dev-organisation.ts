import { AsyncLocalStorage } from 'node:async_hooks';
import * as v from 'valibot';
import type { Plugin } from 'vite';
import { publicOrganisationSchema } from '#campus/organisation/organisation.ts';
import { spliceOrganisation } from '#campus/page/splice-organisation.ts';
import { askAsHost } from './ask-as-host.ts';

/**
 * In development Vite makes the page, so Vite's page is given the organisation of the host it was asked at, by the same
 * function as everywhere else. No worker there: a browser without one is a case that the app knows, and a worker would
 * keep yesterday's modules. The policy of the real server (SECURITY-1) is not sent either, because Vite puts styles and
 * its client into the page; the journeys test the built app under the policy.
 */
export function devOrganisation({ port }: { port: number }): Plugin {
  // Vite's hook does not know the request, only its path.
  const hosts = new AsyncLocalStorage<string>();
  return {
    name: 'campus:dev-organisation',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, _, next) => hosts.run(request.headers.host ?? 'localhost', next));
    },
    async transformIndexHtml(html, { originalUrl = '/' }) {
      const answer = await askAsHost({ port, host: hosts.getStore() ?? 'localhost', path: '/organisation.json' });
      const organisation = v.safeParse(publicOrganisationSchema, answer);
      return {
        html: organisation.success ? spliceOrganisation(html, organisation.output, originalUrl) : html,
        tags: [{ tag: 'script', children: 'delete Navigator.prototype.serviceWorker', injectTo: 'head-prepend' }],
      };
    },
  };
}
