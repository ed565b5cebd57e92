import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildId } from '#tools/build/build-id.ts';

const root = process.cwd();
const stamp = join(root, 'dist', '.build-id');

function builtFrom(): string | undefined {
  try {
    return readFileSync(stamp, 'utf8');
  } catch {
    return undefined;
  }
}

const wanted = buildId(root);
if (builtFrom() !== wanted) {
  process.stdout.write('Building the app …\n');
  const { status } = spawnSync('npx', ['vite', 'build', '--logLevel', 'warn'], { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
  writeFileSync(stamp, wanted);
}
