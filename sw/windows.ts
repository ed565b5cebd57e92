import { OPEN_PAGE_WAIT } from '#campus/push-limits.ts';
import { OPEN_PAGE } from '#offline/names.ts';

declare const self: ServiceWorkerGlobalScope;

/** Pages of the app, the one that was looked at last first. */
async function windows(): Promise<readonly WindowClient[]> {
  const all = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return all.filter(({ frameType }) => frameType !== 'nested');
}

export async function hasVisibleWindow(): Promise<boolean> {
  return (await windows()).some(({ visibilityState }) => visibilityState === 'visible');
}

/** Shows a path of the app: in a page that is open, without loading it anew where it can go there itself; else in a new one. */
export async function openPage(path: string): Promise<void> {
  const open = await windows();
  const page =
    open.find(({ focused }) => focused) ?? open.find(({ visibilityState }) => visibilityState === 'visible') ?? open[0];
  if (page === undefined) {
    await self.clients.openWindow(path);
    return;
  }
  // Where the browser does not let it come to the front, it goes there all the same.
  await page.focus().catch(() => {});
  if (!(await goesThere(page, path))) await page.navigate(path).catch(() => self.clients.openWindow(path));
}

/** False where the page does not listen yet, or not any more. */
function goesThere(page: WindowClient, path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve(true);
    setTimeout(() => resolve(false), OPEN_PAGE_WAIT);
    page.postMessage({ type: OPEN_PAGE, path }, [port2]);
  });
}
