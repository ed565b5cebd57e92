import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page, type TestInfo } from '@playwright/test';
import { takeSnapshotsAway } from '#tests/support/device/page-snapshots.ts';

/** A phone whose browser can be closed and opened again, with all that it has on its disk. */
export type Profile = {
  open: () => Promise<{ context: BrowserContext; page: Page }>;
  remove: () => void;
};

export function aProfile(info: TestInfo): Profile {
  const folder = mkdtempSync(join(tmpdir(), 'campus-profile-'));
  const { executablePath = '', args = [] } = info.project.use.launchOptions ?? {};
  return {
    open: async () => {
      const viewport = { width: 360, height: 740 };
      const context = await chromium.launchPersistentContext(folder, { executablePath, args, locale: 'en', viewport });
      await context.addInitScript(takeSnapshotsAway);
      const [page = await context.newPage()] = context.pages();
      return { context, page };
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
