import type { Page } from '@playwright/test';
import { changeDemo } from '#tests/support/campus/change-demo.ts';
import { expect, type JourneyCampus } from '#tests/support/journeys/journey.ts';
import { packagePage } from './package-page.ts';
import { addScormUnit, bringPackage } from './scorm-unit.ts';

/** Golf, as its makers publish it, for both versions of SCORM. */
export const GOLF = {
  '1.2': 'scorm/RuntimeBasicCalls_SCORM12.zip',
  '2004': 'scorm/RuntimeBasicCalls_SCORM20043rdEdition.zip',
} as const;

/** Brings a real package into the demo campus while it runs, as a unit of organisation 1. */
export function bringUnit(campus: JourneyCampus, id: string, sample: string): Promise<void> {
  return changeDemo(campus, (folder) => {
    addScormUnit(folder, 'lantern', id);
    bringPackage(folder, 'lantern', id, sample);
  });
}

/** Says yes to what the package asks: whether to go on where one was. Returns what it has asked, in order. */
export function saysYes(page: Page): string[] {
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.message());
    // A page that is closed meanwhile takes its question with it.
    dialog.accept().catch(() => {});
  });
  return asked;
}

/** Where the package itself says that one is: the page that it shows. */
export async function golfShows(page: Page, name: string): Promise<void> {
  await expect(packagePage(page).locator('#contentFrame')).toHaveAttribute('src', new RegExp(`${name}\\.html`));
}

export async function nextPages(page: Page, names: readonly string[]): Promise<void> {
  for (const name of names) {
    await packagePage(page).locator('#butNext').click();
    await golfShows(page, name);
  }
}

/** Pages of the package in their order, but for the last, which completes it. */
export const GOLF_PAGES: readonly string[] = [
  ...['Playing', 'Par', 'Scoring', 'OtherScoring', 'RulesOfGolf', 'Course', 'Distracting', 'Play', 'Overview'],
  ...['CalculatingHandicap', 'CalculatingScore', 'Example', 'HowToHaveFun', 'MakeFriends'],
];

/** Number of the page that the package begins with, once it has begun. */
export async function pageOfGolf(page: Page): Promise<number> {
  const content = packagePage(page).locator('#contentFrame');
  await expect(content).toHaveAttribute('src', /\.html/);
  const [, name = ''] = /([A-Za-z]+)\.html/.exec((await content.getAttribute('src')) ?? '') ?? [];
  return GOLF_PAGES.indexOf(name);
}

/** Places that the package has reported and the device has on its disk, in the order in which they wait to be sent. */
export function placesOnDisk(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open('device');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const db = opening.result;
          const reading = db.transaction('outbox').objectStore('outbox').getAll();
          reading.onsuccess = () => {
            db.close();
            const states = reading.result.filter(({ kind }: { kind: string }) => kind === 'scorm.state');
            resolve(states.map(({ input }) => JSON.parse(input.data.cmi)['cmi.core.lesson_location']));
          };
        };
      }),
  );
}
