import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';

const PHONES = [
  { shot: '360-en-light/glass/start', caption: 'Start' },
  { shot: '360-ar-light/glass/lesson', caption: 'Arabic, right to left' },
  { shot: '360-en-dark/glass/course', caption: 'Dark' },
  { shot: '360-en-light/glass/offline-lesson', caption: 'Offline' },
] as const;
const DESKTOP = '1200-en-light/glass/explore';
const SIZE_MAX = 300 * 1024;

/** Lays pictures of the app side by side on one sheet and writes it as WebP. Throws where it is too heavy for the repository. */
export async function makeReadmePicture(browser: Browser, screens: string, file: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1700, height: 588 }, deviceScaleFactor: 1 });
  await page.setContent(sheet(screens));
  await page.evaluate(() => Promise.all([...document.images].map((picture) => picture.decode())));
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 88 });
  const bytes = Buffer.from(data, 'base64');
  if (bytes.length > SIZE_MAX) throw new Error(`${file} would have ${bytes.length} bytes, more than ${SIZE_MAX}.`);
  writeFileSync(file, bytes);
  await page.close();
}

function sheet(screens: string): string {
  const picture = (shot: string) =>
    `data:image/png;base64,${readFileSync(join(screens, `${shot}.png`)).toString('base64')}`;
  const phones = PHONES.map(
    ({ shot, caption }) =>
      `<figure><img class="phone" src="${picture(shot)}" /><figcaption>${caption}</figcaption></figure>`,
  );
  return `<!doctype html><style>
    body { margin: 0; padding: 36px; display: flex; gap: 26px; align-items: end; justify-content: center;
      background: #f1ece2; font: 600 15px sans-serif; color: #48524f; }
    figure { margin: 0; text-align: center; } figcaption { margin-block-start: 12px; }
    img { display: block; border-radius: 18px; box-shadow: 0 6px 24px rgb(20 30 30 / 22%); }
    .phone { block-size: 480px; } .desktop { inline-size: 580px; border-radius: 10px; }
  </style><figure><img class="desktop" src="${picture(DESKTOP)}" /><figcaption>Desktop</figcaption></figure>${phones.join('')}`;
}
