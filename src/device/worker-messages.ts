import * as v from 'valibot';
import { OPEN_PAGE } from '#offline/names.ts';
import { isOwnPath } from './session/session.ts';

const openPage = v.object({ type: v.literal(OPEN_PAGE), path: v.pipe(v.string(), v.check(isOwnPath)) });

/** The worker wants a path shown, since a notification was tapped: answered at once, so that it opens no other page. */
export function onOpenPage(show: (path: string) => void): () => void {
  const listen = ({ data, ports }: MessageEvent): void => {
    const message = v.safeParse(openPage, data);
    if (!message.success) return;
    for (const port of ports) port.postMessage(true);
    show(message.output.path);
  };
  if (!('serviceWorker' in navigator)) return () => {};
  navigator.serviceWorker.addEventListener('message', listen);
  return () => navigator.serviceWorker.removeEventListener('message', listen);
}
