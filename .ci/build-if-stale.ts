import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildId } from '#tools/build/build-id.ts';

/** With `--faults` the build that keeps its hooks, for `tests/faults` alone. */
const { values } = parseArgs({ options: { faults: { type: 'boolean', default: false } } });
const root = process.cwd();
const stamp = join(root, values.faults ? 'node_modules/.cache/faults' : 'dist', '.build-id');

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
  const env = { ...process.env, CAMPUS_FAULTS: values.faults ? '1' : '0' };
  const { status } = spawnSync('npx', ['vite', 'build', '--logLevel', 'warn'], { cwd: root, stdio: 'inherit', env });
  if (status !== 0) process.exit(status ?? 1);
  writeFileSync(stamp, wanted);
}
