import puppeteer from 'puppeteer-core';
import { PATIENCE_MS, type Visitor } from './visitor.ts';

const find = (path: string): string => `::-p-xpath(${path})`;

/** Acts in a frame of the page too; `address`: a part of what the frame shows. */
type FrameVisitor = Visitor & {
  seesInFrame: (address: string, path: string) => Promise<void>;
  pressInFrame: (address: string, path: string) => Promise<void>;
};

/** The system's Firefox with an empty profile, by WebDriver BiDi, which it speaks by itself. */
export async function openFirefox(executablePath: string): Promise<FrameVisitor> {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true });
  const page = await browser.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  const frameAt = (address: string) => page.waitForFrame((frame) => frame.url().includes(address));
  return {
    seesInFrame: async (address, path) =>
      void (await (await frameAt(address)).waitForSelector(find(path), { visible: true })),
    pressInFrame: async (address, path) => (await frameAt(address)).locator(find(path)).click(),
    open: async (address) => void (await page.goto(address)),
    reload: async () => void (await page.reload()),
    press: (path) => page.locator(find(path)).click(),
    sees: async (path) => void (await page.waitForSelector(find(path), { visible: true })),
    misses: async (path) => void (await page.waitForSelector(find(path), { hidden: true })),
    ask: (expression) => page.evaluate(expression),
    close: () => browser.close(),
  };
}
