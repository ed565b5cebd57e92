import { noteRun } from '#offline/compiled-code.ts';
import { CACHES } from '#offline/names.ts';

/** How the browser says that it took a file from the worker's cache without asking the worker (`sw/worker.ts`). */
const FROM_CACHE = 'cache-storage';

/** Notes which scripts this page has run from the device: the worker asks for them accordingly (`sw/shell.ts`). */
export async function noteScripts(): Promise<void> {
  const scripts = performance
    .getEntriesByType('resource')
    .filter((entry) => entry instanceof PerformanceResourceTiming)
    .filter((entry) => entry.workerStart > 0 || Reflect.get(entry, 'deliveryType') === FROM_CACHE)
    .map(({ name }) => new URL(name).pathname)
    .filter((path) => path.startsWith('/assets/') && path.endsWith('.js'));
  await noteRun(await caches.open(CACHES.compiledCode), scripts, Date.now());
}
