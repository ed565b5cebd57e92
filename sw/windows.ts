import { OPEN_PAGE_WAIT } from '#campus/push/push-limits.ts';
import { OPEN_PAGE } from '#offline/names.ts';

/** A page of the app, as much of it as is needed here. */
export type AppWindow = {
  readonly frameType: 'auxiliary' | 'nested' | 'none' | 'top-level';
  readonly focused: boolean;
  readonly visibilityState: 'hidden' | 'visible';
  focus: () => Promise<unknown>;
  navigate: (path: string) => Promise<unknown>;
  postMessage: (message: unknown, ports: Transferable[]) => void;
};

/** The worker's `clients`. */
export type AppWindows = {
  matchAll: (options: { type: 'window'; includeUncontrolled: true }) => Promise<readonly AppWindow[]>;
  openWindow: (path: string) => Promise<unknown>;
};

export async function hasVisibleWindow(clients: AppWindows): Promise<boolean> {
  return (await windowsOf(clients)).some(isVisible);
}

/** Shows a path of the app: in a page that is open, without loading it anew where it can go there itself; else in a new one. */
export async function openPage(clients: AppWindows, path: string): Promise<void> {
  const open = await windowsOf(clients);
  const page = open.find(({ focused }) => focused) ?? open.find(isVisible) ?? open[0];
  if (page === undefined) {
    await clients.openWindow(path);
    return;
  }
  // Where the browser does not let it come to the front, it goes there all the same.
  await page.focus().catch(() => {});
  if (!(await goesThere(page, path))) await page.navigate(path).catch(() => clients.openWindow(path));
}

async function windowsOf(clients: AppWindows): Promise<readonly AppWindow[]> {
  const all = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  return all.filter(({ frameType }) => frameType !== 'nested');
}

function isVisible({ visibilityState }: AppWindow): boolean {
  return visibilityState === 'visible';
}

/** False where the page does not listen yet, or not any more. */
function goesThere(page: AppWindow, path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const end = (goes: boolean): void => {
      clearTimeout(timer);
      port1.close();
      resolve(goes);
    };
    port1.onmessage = () => end(true);
    const timer = setTimeout(() => end(false), OPEN_PAGE_WAIT);
    page.postMessage({ type: OPEN_PAGE, path }, [port2]);
  });
}
