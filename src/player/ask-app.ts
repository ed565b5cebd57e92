import type { FromLauncher, ToLauncher } from '#campus/player/messages.ts';

type FileAnswer = Extract<ToLauncher, { type: 'file' }>;

/** Files that the app has on the device, asked for by the port. */
export type AskApp = {
  readonly ask: (path: string) => Promise<FileAnswer['file']>;
  readonly receive: (answer: FileAnswer) => void;
};

export function askApp(send: (message: FromLauncher) => void): AskApp {
  const waiting = new Map<number, (file: FileAnswer['file']) => void>();
  let asked = 0;
  return {
    ask: (path) =>
      new Promise((resolve) => {
        asked += 1;
        waiting.set(asked, resolve);
        send({ type: 'file', ask: asked, path });
      }),
    receive: ({ ask, file }) => {
      waiting.get(ask)?.(file);
      waiting.delete(ask);
    },
  };
}
