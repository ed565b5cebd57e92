import type { FrameLocator, Page } from '@playwright/test';

/** A package's own page: in the launcher's frame, in the app's. Frames that only ask a host come after that in the page. */
export function packagePage(page: Page): FrameLocator {
  return page.locator('iframe').first().contentFrame().locator('iframe').contentFrame();
}
