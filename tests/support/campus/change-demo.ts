import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { importCampus } from '#server/content/import-campus.ts';
import type { JourneyCampus } from '#tests/support/journeys/journey.ts';

const DEMO = resolve(import.meta.dirname, '../../../server/content/demo');

/** Imports the demo with something changed in its files, while the campus runs. */
export async function changeDemo(
  { store, dataDir }: Pick<JourneyCampus, 'store' | 'dataDir'>,
  change: (folder: string) => void,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'campus-demo-'));
  cpSync(DEMO, folder, { recursive: true });
  change(folder);
  await importCampus({ store, dataDir, folder, now: new Date() });
  rmSync(folder, { recursive: true });
}
