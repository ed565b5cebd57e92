import { LAUNCHER_PATH } from '#campus/player/package-origin.ts';
import { PACKAGE_POLICY } from '#campus/player/package-policy.ts';
import type { AnsweredFile, AskedFile } from '#campus/player/worker-messages.ts';
import { ranged } from './ranged.ts';

/** A launcher that has not answered by then is busy for good, ms: then the network is asked. */
const ANSWER_WITHIN = 10_000;

/** The file that one of the launchers here has from the app; else what the network says. */
export async function fromLauncher(clients: Clients, request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const launchers = windows.filter(({ url }) => new URL(url).pathname === LAUNCHER_PATH);
  const answer = await firstOf(launchers.map((launcher) => askLauncher(launcher, { asked: pathname })));
  return answer?.is === 'file' ? ranged(request, whole(answer)) : fetch(request);
}

/** The first that is responsible; undefined where none is. */
async function firstOf(answers: readonly Promise<AnsweredFile>[]): Promise<AnsweredFile | undefined> {
  const mine = answers.map(async (answer) => {
    const file = await answer;
    if (file.is === 'not-mine') throw new Error('not mine');
    return file;
  });
  return Promise.any(mine).catch(() => undefined);
}

function askLauncher(launcher: Client, question: AskedFile): Promise<AnsweredFile> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    const answer = (file: AnsweredFile): void => {
      port1.close();
      clearTimeout(timer);
      resolve(file);
    };
    const timer = setTimeout(() => answer({ is: 'network' }), ANSWER_WITHIN);
    port1.onmessage = ({ data }: MessageEvent<AnsweredFile>) => answer(data);
    launcher.postMessage(question, [port2]);
  });
}

/** With the headers that the server would send: without its policy a page would reach beyond its host. */
function whole({ type, body }: { type: string; body: Blob }): Response {
  return new Response(body, {
    headers: {
      'content-type': type,
      'content-length': String(body.size),
      'content-security-policy': PACKAGE_POLICY,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
      'accept-ranges': 'bytes',
    },
  });
}
