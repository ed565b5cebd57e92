import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Readable } from 'node:stream';
import { Builder, By, Capabilities, error, type WebDriver, type WebElement } from 'selenium-webdriver';
import { DriverService } from 'selenium-webdriver/remote';
import type { OtherBrowsers } from '#tools/test/other-browsers.ts';
import { PATIENCE_MS, type Visitor } from './visitor.ts';

/** The first that is shown. What React draws anew between the two questions is looked for again. */
async function shown(driver: WebDriver, path: string): Promise<WebElement | undefined> {
  try {
    for (const element of await driver.findElements(By.xpath(path))) if (await element.isDisplayed()) return element;
  } catch (failure) {
    if (!(failure instanceof error.StaleElementReferenceError)) throw failure;
  }
  return undefined;
}

function visitorOf(driver: WebDriver): Omit<Visitor, 'close'> {
  const until = async (path: string): Promise<WebElement> => {
    const element = await driver.wait(() => shown(driver, path), PATIENCE_MS, `Not shown: ${path}`);
    if (element === undefined) throw new Error(`Not shown: ${path}`);
    return element;
  };
  return {
    open: (address) => driver.get(address),
    reload: () => driver.navigate().refresh(),
    press: async (path) => (await until(path)).click(),
    sees: async (path) => void (await until(path)),
    misses: async (path) => {
      const gone = async (): Promise<boolean> => (await driver.findElements(By.xpath(path))).length === 0;
      await driver.wait(gone, PATIENCE_MS, `Still there: ${path}`);
    },
    ask: (expression) => driver.executeScript(`return (${expression})`),
  };
}

/** The engine of Safari, as WebKitGTK's small browser has it; its driver gives each session an empty disk of its own. */
export async function openWebkit({ webkitDriver, xvfb }: OtherBrowsers): Promise<Visitor> {
  const screen = await startScreen(xvfb);
  const service = new DriverService.Builder(webkitDriver)
    .setLoopback(true)
    .setEnvironment({ ...process.env, DISPLAY: screen.display })
    .build();
  const stop = async (): Promise<void> => {
    await service.kill();
    screen.stop();
  };
  try {
    const wanted = new Capabilities({ browserName: 'MiniBrowser' });
    const driver = await new Builder()
      .usingServer(await service.start())
      .withCapabilities(wanted)
      .build();
    return { ...visitorOf(driver), close: () => driver.quit().finally(stop) };
  } catch (failure) {
    await stop();
    throw failure;
  }
}

/** A screen that nobody looks at, for browsers that cannot do without one. */
type Screen = { display: string; stop: () => void };

/** Starts it under a number that no other screen has: Xvfb looks for one and writes it when it is ready. */
async function startScreen(xvfb: string): Promise<Screen> {
  const server = spawn(xvfb, ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const output = server.stdio[3];
  if (!(output instanceof Readable)) throw new Error('Xvfb has no place to write its number to.');
  const ended = once(server, 'exit').then(([code]) => {
    throw new Error(`Xvfb ended with ${String(code)} before there was a screen.`);
  });
  const [number] = await Promise.race([once(output, 'data'), ended]);
  return { display: `:${String(number).trim()}`, stop: () => server.kill() };
}
