import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { chromium } from 'playwright';

const SYSTEM_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/** Chromium without a window: a sixth less work for the processor, and no notifications. */
const SHELL_PATH = '/usr/bin/chromium-headless-shell';
const SHELL_PACKAGE = 'chromium-headless-shell';

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Where a Chromium is: the one named by CHROMIUM_PATH, the system's, Playwright's own; undefined where there is none. */
function present(): string | undefined {
  return [process.env.CHROMIUM_PATH, ...SYSTEM_PATHS, chromium.executablePath()].find(
    (path) => path !== undefined && path !== '' && isExecutable(path),
  );
}

/** Finds a Chromium or brings one: Playwright's download, else the system's package manager where that is allowed. */
export function findChromium(): string {
  const found = present();
  if (found !== undefined) return found;
  process.stdout.write('No Chromium here: bringing one …\n');
  const download = spawnSync('npx', ['playwright', 'install', '--with-deps', 'chromium'], {
    stdio: 'ignore',
    timeout: 300_000,
  });
  if (download.status !== 0 && process.getuid?.() === 0) {
    spawnSync('apt-get', ['update'], { stdio: 'ignore' });
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], { stdio: 'inherit' });
  }
  const brought = present();
  if (brought === undefined) throw new Error('No Chromium was found or could be installed. Set CHROMIUM_PATH to one.');
  return brought;
}

/**
 * Finds Chromium's headless shell, or brings it where the system's package manager may be used; where there is none, the
 * browser with a window does the same work in more time.
 */
export function findShell(): string {
  const found = shellPresent();
  if (found !== undefined) return found;
  if (process.getuid?.() === 0) {
    const install = ['install', '-y', '--no-install-recommends', SHELL_PACKAGE];
    spawnSync('apt-get', install, { stdio: 'ignore', timeout: 120_000 });
  }
  return shellPresent() ?? findChromium();
}

function shellPresent(): string | undefined {
  return [process.env.CHROMIUM_SHELL_PATH, SHELL_PATH].find(
    (path) => path !== undefined && path !== '' && isExecutable(path),
  );
}
