import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Readable } from 'node:stream';

/** A screen that nobody looks at, for browsers that cannot do without one. */
export type Screen = { display: string; stop: () => void };

/** Starts it under a number that no other screen has: Xvfb looks for one and writes it when it is ready. */
export async function startScreen(xvfb: string): Promise<Screen> {
  const server = spawn(xvfb, ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const output = server.stdio[3];
  if (!(output instanceof Readable)) throw new Error('Xvfb has no place to write its number to.');
  const ended = once(server, 'exit').then(([code]) => {
    throw new Error(`Xvfb ended with ${String(code)} before there was a screen.`);
  });
  const [number] = await Promise.race([once(output, 'data'), ended]);
  return { display: `:${String(number).trim()}`, stop: () => server.kill() };
}
