import {
  type AnsweredFile,
  type AskedFile,
  CONTENT_WORKER,
  type ToContentWorker,
} from '#campus/player/worker-messages.ts';

/** Registers the worker of this host and waits until this page's requests go through it. False: this browser has none. */
export async function throughWorker(message: ToContentWorker): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false;
  try {
    await navigator.serviceWorker.register(CONTENT_WORKER, { updateViaCache: 'none' });
    const { active } = await navigator.serviceWorker.ready;
    return active !== null && (await isDone(active, message));
  } catch {
    return false;
  }
}

/** Bytes that the worker of this host received since it was asked last; 0 where there is none that counts. */
export async function receivedByWorker(): Promise<number> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  const worker = registration?.active;
  const bytes = worker ? await asked(worker, 'received') : 0;
  return typeof bytes === 'number' ? bytes : 0;
}

async function isDone(worker: ServiceWorker, message: ToContentWorker): Promise<boolean> {
  return (await asked(worker, message)) === 'done';
}

function asked(worker: ServiceWorker, message: ToContentWorker): Promise<unknown> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<unknown>) => {
      port1.close();
      resolve(data);
    };
    worker.postMessage(message, [port2]);
  });
}

/** Answers the worker, which asks every launcher of its host for every file. */
export function answerWorker(answer: (path: string) => Promise<AnsweredFile>): void {
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.addEventListener('message', async ({ data, ports }: MessageEvent<AskedFile>) => {
    ports[0]?.postMessage(await answer(data.asked));
  });
  navigator.serviceWorker.startMessages();
}
