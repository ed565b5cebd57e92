import type { Socket } from 'node:net';
import { relay } from './relay.ts';

/** A file that was asked for, in the order of asking, and what came for it, headers included. */
export type Asked = { path: string; bytes: number };

/** Stands between a browser and a campus, and notes each file that is asked for, by whomever: pages, workers, or the browser itself. */
export type NotingProxy = { origin: string; asked: readonly Asked[]; close: () => Promise<void> };

const QUESTION = /^GET (\S+) HTTP\//;

export async function notingProxy(target: string): Promise<NotingProxy> {
  const asked: Asked[] = [];
  const last = new Map<Socket, Asked | undefined>();
  const { origin, close } = await relay(target, {
    // A browser sends nothing on a connection before it has the whole answer to what it sent last.
    onQuestion: (piece, { browser }) => {
      const [, path] = QUESTION.exec(piece.toString('latin1')) ?? [];
      const one = path === undefined ? undefined : { path, bytes: 0 };
      if (one !== undefined) asked.push(one);
      last.set(browser, one);
    },
    onAnswer: (piece, { browser }) => {
      const one = last.get(browser);
      if (one !== undefined) one.bytes += piece.byteLength;
      browser.write(piece);
    },
  });
  return { origin, asked, close };
}
