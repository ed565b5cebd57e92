import { spawnSync } from 'node:child_process';

/** Where the browsers are that the journeys do not run in. */
export type OtherBrowsers = { firefox: string; webkitDriver: string; xvfb: string };

/** Debian's packages of a Firefox, of WebKitGTK with its driver, and of the screen that the latter needs. */
const PACKAGES = ['firefox-esr', 'webkit2gtk-driver', 'xvfb'];

function onPath(command: string): string | undefined {
  const found = spawnSync('sh', ['-c', `command -v ${command}`], { encoding: 'utf8' }).stdout.trim();
  return found === '' ? undefined : found;
}

function present(): OtherBrowsers | undefined {
  const firefox = process.env.FIREFOX_PATH ?? onPath('firefox-esr') ?? onPath('firefox');
  const webkitDriver = onPath('WebKitWebDriver');
  const xvfb = onPath('Xvfb');
  if (firefox === undefined || webkitDriver === undefined || xvfb === undefined) return undefined;
  return { firefox, webkitDriver, xvfb };
}

/** What a person reads who has them not. */
export const HOW_TO_BRING = `Firefox and WebKitGTK are not installed here: apt-get install ${PACKAGES.join(' ')}`;

export function hasOtherBrowsers(): boolean {
  return present() !== undefined;
}

/** Where they are; throws with the way to get them where they are not. */
export function findOtherBrowsers(): OtherBrowsers {
  const found = present();
  if (found === undefined) throw new Error(HOW_TO_BRING);
  return found;
}

/** Installs them where that is allowed; the tests say so themselves where they are missing all the same. */
export function bringOtherBrowsers(): void {
  if (hasOtherBrowsers() || process.getuid?.() !== 0) return;
  process.stdout.write('No Firefox or WebKitGTK here: bringing them …\n');
  spawnSync('apt-get', ['update'], { stdio: 'ignore' });
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', ...PACKAGES], { stdio: 'inherit' });
}
