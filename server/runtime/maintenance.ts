import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file, so that it says so while the database is what is worked on, and to every server over the folder. */
const fileIn = (dataDir: string): string => join(dataDir, 'maintenance');

/** The operator's switch (APP-11). */
export function setMaintenance(dataDir: string, isOn: boolean): void {
  mkdirSync(dataDir, { recursive: true });
  if (isOn) writeFileSync(fileIn(dataDir), '');
  else rmSync(fileIn(dataDir), { force: true });
}

export function isInMaintenance(dataDir: string): boolean {
  return existsSync(fileIn(dataDir));
}
