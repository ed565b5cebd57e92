import { matchPrecache } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { pageFilesOf } from '#campus/page/page-files.ts';
import { snapshotOwnerAt } from '#campus/page/page-kinds.ts';
import { pageShell } from '#campus/page/page-shell.ts';
import { isShellPath } from '#campus/page/shell-path.ts';
import { compiledScripts } from '#offline/compiled-code.ts';
import { CACHES } from '#offline/names.ts';
import { readSnapshot } from '#offline/page-snapshots.ts';
import { keptOrganisation } from './kept-organisation.ts';

export const SHELL = '/index.html';
/** A disk that answers later than this holds no page up, ms: it begins with its outline. */
const SNAPSHOT_WAIT = 250;

/**
 * Answers navigations with the neutral shell and this organisation's public data spliced in, the same way the server does,
 * so that first paint is the same code online and offline (APP-1).
 */
export function routeShell(): void {
  registerRoute(
    new NavigationRoute(({ request }) => shellOr(request), {
      allowlist: [/^\//],
      denylist: [],
    }),
  );
}

async function shellOr(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  if (!isShellPath(pathname)) return fetch(request);
  const snapshot = snapshotOwnerAt(pathname) === undefined ? undefined : keptSnapshot(pathname + search);
  const compiled = compiledScriptsHere().catch(() => undefined);
  const [page, organisation] = await Promise.all([matchPrecache(SHELL), keptOrganisation()]);
  if (page === undefined || organisation === undefined) return fetch(request);
  // The kept page brings the server's headers along; the policy is computed from the organisation, as the server does.
  const headers = new Headers(page.headers);
  headers.delete('content-encoding');
  headers.delete('content-length');
  const neutral = await page.text();
  const firstPaint = await firstPaintOf(neutral);
  const ofDevice = { snapshot: await snapshot, compiled: await compiled };
  const { html, policy } = pageShell(neutral, organisation, pathname, { firstPaint, ...ofDevice });
  headers.set('content-security-policy', policy);
  return new Response(html, { headers });
}

async function firstPaintOf(neutral: string) {
  const { file = '', hash = '' } = pageFilesOf(neutral)?.firstPaint.fromWorker ?? {};
  const script = await (await matchPrecache(file))?.text();
  return script === undefined ? undefined : { script, hash };
}

async function compiledScriptsHere(): Promise<ReadonlySet<string>> {
  return compiledScripts(await caches.open(CACHES.compiledCode));
}

/**
 * What the page at this path showed last. Read here, since here the disk is asked while the page is still being made: a page
 * that asks itself has its answer only when its scripts, which are being run, let it.
 */
async function keptSnapshot(path: string): Promise<unknown> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, SNAPSHOT_WAIT, undefined));
  return Promise.race([readSnapshot(path).catch(() => undefined), late]);
}
