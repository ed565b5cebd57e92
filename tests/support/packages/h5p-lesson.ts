import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SAMPLES } from './samples.ts';

/** A True/False question with a score of one. */
export const H5P_SAMPLE = join(SAMPLES, 'h5p/h5p-test.h5p');

const PAIRS = {
  title: { en: 'Days' },
  groups: [{ name: { en: 'Work' } }, { name: { en: 'Weekend' } }],
  items: [
    { text: 'Montag', group: 1 },
    { text: 'Sonntag', group: 2 },
  ],
};

/** Gives an organisation a unit whose one lesson has a real exercise of others, and one of the campus's own kinds. */
export function addExercises(folder: string, organisation: string, id: string): void {
  const unit = join(folder, organisation, 'units', id);
  mkdirSync(join(unit, 'lessons'), { recursive: true });
  const facts = `denomination: {en: ${id}, de: ${id}}\ncourseType: HOSTED_COURSE\nworkload: 10\n`;
  writeFileSync(join(unit, 'unit.yaml'), facts);
  const exercise = (title: string, more: string): string =>
    `  - newH5p: {title: {en: ${title}, de: ${title}}, ${more}}\n`;
  const components =
    exercise('Oslo', 'package: files/oslo.h5p, width: 600') + exercise('Days', 'package: files/days.h5p');
  writeFileSync(
    join(unit, 'lessons/01-exercises.yaml'),
    `denomination: {en: Exercises, de: Übungen}\nlength: 5\ncomponents:\n${components}`,
  );
  const files = join(folder, organisation, 'files');
  cpSync(H5P_SAMPLE, join(files, 'oslo.h5p'));
  mkdirSync(join(files, 'days.h5p/content'), { recursive: true });
  writeFileSync(join(files, 'days.h5p/h5p.json'), JSON.stringify(DESCRIPTION));
  writeFileSync(join(files, 'days.h5p/content/content.json'), JSON.stringify(PAIRS));
}

const DESCRIPTION = {
  title: 'Days',
  language: 'und',
  mainLibrary: 'H5P.CampusGroups',
  embedTypes: ['div'],
  license: 'U',
  preloadedDependencies: [{ machineName: 'H5P.CampusGroups', majorVersion: 1, minorVersion: 0 }],
};
