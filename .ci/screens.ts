import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from 'playwright';
import { startDemoServer } from '#tools/screens/demo-server.ts';
import { makeManifestPictures } from '#tools/screens/manifest-pictures.ts';
import { makeReadmePicture } from '#tools/screens/readme-picture.ts';
import { type Look, nameOf, takePictures, takeTenantPictures } from '#tools/screens/take-pictures.ts';
import { findChromium } from '#tools/test/find-chromium.ts';

const USAGE =
  'npm run screens -- [--readme] [--only 360-en] [--tenant nordlicht] | --manifest   (looks that begin like this; another tenant; what browsers show at the install)\n';
const ROOT = join(import.meta.dirname, '..');
const SCREENS = join(ROOT, '.screens');
const TENANTS = ['lantern', 'nordlicht', 'sonnenhaus'] as const;
const LOOKS = ([360, 1200] as const).flatMap((width) =>
  (['en', 'ar'] as const).flatMap((language) =>
    (['light', 'dark'] as const).map((mode): Look => ({ width, language, mode })),
  ),
);

const { values } = parseArgs({
  options: {
    readme: { type: 'boolean', default: false },
    manifest: { type: 'boolean', default: false },
    only: { type: 'string' },
    tenant: { type: 'string' },
  },
});
/** Its pictures have a folder of their own, below which the looks are. */
const folder = values.tenant === undefined ? SCREENS : join(SCREENS, values.tenant);
const looks = LOOKS.filter((look) => nameOf(look).startsWith(values.only ?? ''));
if (looks.length === 0) {
  process.stderr.write(USAGE);
  process.exit(1);
}
const build = spawnSync(process.execPath, ['.ci/build-if-stale.ts'], { cwd: ROOT, stdio: 'inherit' });
if (build.status !== 0) process.exit(build.status ?? 1);

const campus = await startDemoServer();
const browser = await openBrowser();
if (values.manifest)
  for (const tenant of TENANTS)
    await makeManifestPictures(browser, campus.origin(tenant), join(ROOT, 'server/content/demo', tenant, 'screens'));
for (const look of values.manifest ? [] : looks) {
  process.stdout.write(`${nameOf(look)}\n`);
  rmSync(join(folder, nameOf(look)), { recursive: true, force: true });
  if (values.tenant === undefined) await takePictures(browser, campus.origin('lantern'), look, folder);
  else await takeTenantPictures(browser, campus.origin(values.tenant), look, folder);
}
if (values.readme) {
  mkdirSync(join(ROOT, 'docs/pictures'), { recursive: true });
  await makeReadmePicture(browser, SCREENS, join(ROOT, 'docs/pictures/campus.webp'));
}
await browser.close();
await campus.stop();
process.stdout.write('The pictures are in .screens/\n');

function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
  });
}
