import type { FrameLocator, Page } from '@playwright/test';
import { changeDemo } from './change-demo.ts';
import { expect, type JourneyCampus } from './journey.ts';
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

/** The package's own page, in the launcher's frame, in the app's. */
export function golfOn(page: Page): FrameLocator {
  return page.frameLocator('iframe').frameLocator('iframe');
}

/** Where the package itself says that one is: the page that it shows. */
export async function golfShows(page: Page, name: string): Promise<void> {
  await expect(golfOn(page).locator('#contentFrame')).toHaveAttribute('src', new RegExp(`${name}\\.html`));
}

export async function nextPages(page: Page, names: readonly string[]): Promise<void> {
  for (const name of names) {
    await golfOn(page).locator('#butNext').click();
    await golfShows(page, name);
  }
}
