import { expect, type Locator } from '@playwright/test';

/** Taps a choice that is kept at the tap, and waits until it shows that it lies on the device. */
export async function choose(choice: Locator, checked: boolean): Promise<void> {
  await expect(choice).toBeChecked({ checked: !checked });
  await choice.click();
  await expect(choice).toBeChecked({ checked });
}
