import { LAUNCHER_PATH } from '#campus/player/package-origin.ts';
import { scriptsOfPage } from '#campus/player/worker-messages.ts';

const CACHE = 'launcher';
/** A page that has not come by then comes from the device, ms: some networks answer nothing at all. */
const PAGE_WITHIN = 3000;

/** Puts the launcher's page and its scripts, as they are now, into the cache: they go together, or none does. */
export async function keepLauncher(): Promise<void> {
  const page = await asked(new Request(LAUNCHER_PATH, { cache: 'no-cache' }));
  const scripts = scriptsOfPage(await page.clone().text());
  const cache = await caches.open(CACHE);
  const known = await Promise.all(scripts.map((path) => cache.match(path)));
  const answers = await Promise.all(scripts.map((path, at) => known[at] ?? asked(new Request(path))));
  await Promise.all(scripts.map((path, at) => answers[at] && cache.put(path, answers[at])));
  await cache.put(LAUNCHER_PATH, page);
  const old = (await cache.keys()).filter(({ url }) => ![LAUNCHER_PATH, ...scripts].includes(new URL(url).pathname));
  await Promise.all(old.map((request) => cache.delete(request)));
}

/** Whether the page that was kept has all its scripts beside it. */
export async function hasLauncher(): Promise<boolean> {
  const cache = await caches.open(CACHE);
  const page = await cache.match(LAUNCHER_PATH);
  if (page === undefined) return false;
  const scripts = await Promise.all(scriptsOfPage(await page.text()).map((path) => cache.match(path)));
  return scripts.length > 0 && !scripts.includes(undefined);
}

async function asked(request: Request): Promise<Response> {
  const answer = await fetch(request);
  if (!answer.ok || answer.redirected) throw new Error(`${request.url}: ${answer.status}`);
  return answer;
}

/** The newest page where there is a network, else the one that was kept with the player's files. */
export async function keptLauncher(request: Request): Promise<Response> {
  const kept = await (await caches.open(CACHE)).match(LAUNCHER_PATH);
  if (kept === undefined) return fetch(request);
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(PAGE_WITHIN) });
    return answer.ok ? answer : kept;
  } catch {
    return kept;
  }
}

export async function keptScript(request: Request): Promise<Response | undefined> {
  return (await caches.open(CACHE)).match(request.url);
}
