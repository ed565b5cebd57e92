import type { Browser, BrowserContext } from 'playwright';
import { startDemoServer } from '#tools/screens/demo-server.ts';

export interface OnDevice {
  /** Of a browser without a network that has the app and what Amal learns. */
  readonly context: BrowserContext;
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

/** The built app on a device that was made ready and then lost its network. */
export async function onDevice(browser: Browser): Promise<OnDevice> {
  const campus = await startDemoServer();
  const origin = campus.origin('lantern');
  const context = await browser.newContext({ locale: 'en', viewport: { width: 412, height: 823 } });
  const first = await context.newPage();
  await first.goto(`${origin}/login`);
  await first.getByRole('button', { name: 'Enter as Amal' }).click();
  await first.locator('section[popover]').getByText('Ready offline').waitFor({ timeout: 90_000 });
  await first.close();
  await context.setOffline(true);
  return {
    context,
    origin,
    stop: async () => {
      await context.close();
      await campus.stop();
    },
  };
}
