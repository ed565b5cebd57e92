// Runs before `npm start`, `npm test` and the like, with whatever Node is there (20 or later) and nothing installed:
// installs what the lockfile says when that is not what lies in node_modules, and with --build builds when sources are newer.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const stamp = join(root, 'node_modules', '.campus-installed');
const lock = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .digest('hex');

function run(command, args) {
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) process.exit(status ?? 1);
}

if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== lock) {
  process.stdout.write('Installing what the campus needs …\n');
  // Engine warnings are about the Node that starts npm; the campus runs on the Node that is in its own lockfile.
  // No package's own install script runs: none is needed, and h5p-standalone's refuses every installer but its author's.
  run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']);
  writeFileSync(stamp, lock);
}
if (process.argv.includes('--build')) run('npm', ['exec', '--', 'node', join(root, '.ci', 'build-if-stale.ts')]);
