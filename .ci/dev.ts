import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer as createProbe } from 'node:net';
import { createInterface } from 'node:readline';
import { createServer } from 'vite';
import { devOrganisation } from '#tools/build/dev-organisation.ts';

/** What the campus server answers, by first segment or file; everything else is a page or a module of Vite. */
const CAMPUS_PATHS = [
  'graphql',
  'media',
  'icons',
  'api',
  'backend',
  'event',
  'healthz',
  'readyz',
  '\\.well-known',
  'organisation\\.json',
  'manifest\\.webmanifest',
];
const DEV_PORT = 5173;

const campusPort = await freePort();
const campus = startCampus(campusPort);
const vite = await createServer({
  plugins: [devOrganisation({ port: campusPort })],
  server: {
    port: DEV_PORT,
    // The host is kept, since it says the organisation; the socket of the subscriptions has the same path.
    proxy: { [`^/(${CAMPUS_PATHS.join('|')})([/?]|$)`]: { target: `http://localhost:${campusPort}`, ws: true } },
  },
});
process.once('SIGINT', () => void stop(0));
process.once('SIGTERM', () => void stop(0));
await vite.listen().catch(async (error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  await stop(1);
});

async function freePort(): Promise<number> {
  const probe = createProbe().listen(0);
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (typeof address !== 'object' || address === null) throw new Error('This machine has no free port.');
  return address.port;
}

/**
 * The same server as `npm start`, started anew when one of its files changes. What it says names the port of Vite, which is
 * the one to open; its first word is that it runs, and where a mistake keeps it from running, its last.
 */
function startCampus(port: number): ChildProcess {
  const child = spawn(
    process.execPath,
    ['--watch', '--watch-preserve-output', 'server/main.ts', '--port', String(port)],
    { stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, NODE_ENV: 'development' } },
  );
  if (child.stdout !== null) {
    createInterface({ input: child.stdout }).on('line', (line) => {
      process.stdout.write(`${line.replaceAll(`:${port}`, `:${DEV_PORT}`)}\n`);
    });
  }
  return child;
}

/** Ends both; the terminal's Ctrl-C has reached the campus server already, another signal has not. */
async function stop(exitCode: number): Promise<void> {
  await vite.close();
  if (campus.exitCode === null && campus.signalCode === null) {
    campus.kill('SIGTERM');
    await once(campus, 'exit');
  }
  process.exit(exitCode);
}
