import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, type FrameLocator, type Page } from '@playwright/test';
import * as v from 'valibot';
import { type PackageIndex, packageIndexSchema } from '#campus/packages/package-index.ts';
import type { FromLauncher, StartScorm, ToLauncher } from '#campus/player/messages.ts';
import { packageOrigin } from '#campus/player/package-origin.ts';
import { FRAME_SANDBOX, readMessage } from '#device/packages/package-host.ts';
import { aCampus } from '#tests/support/campus/campus.ts';
import { stageScript } from './package-stage-page.ts';
import { SAMPLES } from './samples.ts';
import { addScormUnit, smallCampusFiles } from './scorm-unit.ts';

const DIST = resolve(import.meta.dirname, '../../../dist');

/** Packages by the ids of their units: the name of a sample, or the bytes of an archive. */
export type Packages = Readonly<Record<string, string | Buffer>>;

export type PackageCampus = {
  /** Of the app. */
  origin: string;
  packageId: (unit: string) => string;
  indexOf: (unit: string) => Promise<PackageIndex>;
  stop: () => Promise<void>;
};

/** The built player at a small campus whose units are these packages. */
export async function servePackages(packages: Packages): Promise<PackageCampus> {
  const folder = smallCampusFiles();
  for (const [unit, archive] of Object.entries(packages)) {
    addScormUnit(folder, 'lantern', unit);
    const file = join(folder, 'lantern/files', `${unit}.zip`);
    if (typeof archive === 'string') cpSync(join(SAMPLES, archive), file);
    else writeFileSync(file, archive);
  }
  const campus = await aCampus({ folder, distDir: DIST });
  const port = await campus.server.listen(0);
  const lantern = await campus.server.campuses.byHost('lantern.localhost');
  const packageId = (unit: string): string => lantern?.courses.get(unit)?.scorm?.packageId ?? '';
  return {
    origin: `http://lantern.localhost:${port}`,
    packageId,
    indexOf: async (unit) => {
      const address = `http://content.lantern.localhost/packages/${packageId(unit)}/index.json`;
      return v.parse(packageIndexSchema, await (await campus.server.fetch(new Request(address))).json());
    },
    stop: async () => {
      await campus.close();
      rmSync(folder, { recursive: true });
    },
  };
}

/** The app's side of the agreement with a launcher, as little of it as there can be, on a page of the app's own host. */
export type PackageStage = {
  /** What the launcher said that is of an agreed form, in order. */
  received: <T extends FromLauncher['type']>(type: T) => Promise<Extract<FromLauncher, { type: T }>[]>;
  say: (message: ToLauncher) => Promise<void>;
  start: (start?: Partial<StartScorm>) => Promise<void>;
  /** What the package shows. */
  item: FrameLocator;
  /** Puts every file of the package and its player into the app's cache, and the launcher on its host. */
  keep: () => Promise<void>;
  /** Frames the launcher anew, as a start of the app does. */
  reopen: () => Promise<PackageStage>;
};

/** Leaves the package as the app does; the last state that it had kept. */
export async function leaveStage(stage: PackageStage) {
  await stage.say({ type: 'leave' });
  await expect.poll(async () => (await stage.received('left')).length).toBe(1);
  const last = (await stage.received('state')).at(-1);
  if (last === undefined) throw new Error('nothing was kept');
  return last;
}

/** Opens the stage for one unit; on a page where it was before, all begins anew but what is on the device. */
export async function openStage(page: Page, campus: PackageCampus, unit: string): Promise<PackageStage> {
  // A page with the app's own headers, without the app.
  await page.route(`${campus.origin}/assets/**`, (route) => route.abort());
  await page.goto(`${campus.origin}/terms-and-conditions`);
  const id = campus.packageId(unit);
  const contentOrigin = campus.origin.replace('://', '://content.');
  const index = await campus.indexOf(unit);
  const host = packageOrigin({ contentOrigin, hasPackageHosts: true }, id);
  return setUp(page, { id, index, script: stageScript({ host, shared: contentOrigin, sandbox: FRAME_SANDBOX }) });
}

type Set = { id: string; index: PackageIndex; script: string };

async function setUp(page: Page, set: Set): Promise<PackageStage> {
  const { id, index, script } = set;
  const { content } = index;
  if (content.kind !== 'scorm') throw new Error('no package of SCORM');
  await page.evaluate(script);
  await expect.poll(() => page.evaluate('stage.isOpen')).toBe(true);
  const say = async (message: ToLauncher): Promise<void> => {
    await page.evaluate(`stage.say(${JSON.stringify(message)})`);
  };
  return {
    say,
    received: async (type) => {
      const messages = v.parse(v.array(v.unknown()), await page.evaluate('stage.heard'));
      return messages.map(readMessage).filter((message) => isOf(message, type));
    },
    item: page.frameLocator('iframe').frameLocator('iframe'),
    start: (start = {}) =>
      say({
        type: 'start-scorm',
        packageId: id,
        index,
        package: content,
        isKept: false,
        isReview: false,
        language: 'en',
        direction: 'ltr',
        words: { title: 'Golf' },
        item: undefined,
        states: {},
        sequencing: undefined,
        learnerId: 'learner-1',
        visit: { session: crypto.randomUUID(), base: null, startedAt: new Date().toISOString() },
        unkept: 'left',
        ...start,
      }),
    keep: async () => {
      const kind = content.version === '1.2' ? 'scorm12' : 'scorm2004';
      await page.evaluate(`stage.keep(${JSON.stringify({ id, kind, files: index.files.map(({ path }) => path) })})`);
      await say({ type: 'prepare' });
      await expect.poll(() => page.evaluate('stage.isPrepared')).toBe(true);
    },
    reopen: () => setUp(page, set),
  };
}

function isOf<T extends FromLauncher['type']>(
  message: FromLauncher | undefined,
  type: T,
): message is Extract<FromLauncher, { type: T }> {
  return message?.type === type;
}
