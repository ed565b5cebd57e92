import type { PackageIndex } from '#campus/package-index.ts';
import { packageFolder } from '#campus/player/package-origin.ts';
import type { GivenFile } from '#campus/player/worker-words.ts';
import type { AskApp } from './ask-app.ts';

/** What old packages read by a request that stops the page until it is answered, and with it the launcher. */
const READ_AS_TEXT = /\.(?:xml|json|txt|csv|js|html?)$/i;
/** Packages have some dozens of these; of more, the first are given. */
const GIVEN_MAX = 500;
/** A worker that hears nothing is ended by the browser after half a minute, and with it what it was given, ms. */
const HEARD_EVERY = 20_000;

/** Gives the worker the texts of a package that is kept, so that it has them where the launcher cannot answer. */
export async function giveFiles(ask: AskApp['ask'], { packageId, index }: { packageId: string; index: PackageIndex }) {
  const worker = navigator.serviceWorker?.controller;
  if (worker === null || worker === undefined) return;
  const paths = index.files.map(({ path }) => path).filter((path) => READ_AS_TEXT.test(path));
  let last: GivenFile | undefined;
  for (const path of paths.slice(0, GIVEN_MAX)) {
    const address = packageFolder(packageId) + path.split('/').map(encodeURIComponent).join('/');
    const file = await ask(address);
    if (file === null) continue;
    last = { given: address, ...file };
    worker.postMessage(last);
  }
  if (last !== undefined) setInterval(() => worker.postMessage(last), HEARD_EVERY);
}
