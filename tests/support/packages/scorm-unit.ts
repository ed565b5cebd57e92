import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMALL_CAMPUS } from '#tests/support/campus/campus.ts';
import { SAMPLES } from './samples.ts';

/** A copy of the small campus's files that a test may change; the test removes it. */
export function smallCampusFiles(): string {
  const folder = mkdtempSync(join(tmpdir(), 'campus-files-'));
  cpSync(SMALL_CAMPUS, folder, { recursive: true });
  return folder;
}

/** Gives an organisation a unit whose package is `files/<id>.zip`; the archive itself comes by `bringPackage`, or not. */
export function addScormUnit(folder: string, organisation: string, id: string, courseType = 'SCORM'): void {
  const unit = join(folder, organisation, 'units', id);
  mkdirSync(unit, { recursive: true });
  const facts = `denomination: {en: ${id}, de: ${id}}\ncourseType: ${courseType}\nworkload: 10\n`;
  writeFileSync(join(unit, 'unit.yaml'), `${facts}package: files/${id}.zip\n`);
}

/** Puts a real package there. */
export function bringPackage(folder: string, organisation: string, id: string, sample: string): void {
  cpSync(join(SAMPLES, sample), join(folder, organisation, 'files', `${id}.zip`));
}
