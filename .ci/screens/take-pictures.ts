import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright';
import { BANNER_COOKIES, writeAnalyticsChoice } from '#campus/analytics/consent-choice.ts';
import { takeSnapshotsAway } from '#tests/support/device/page-snapshots.ts';
import { LEARNER_SCREENS, OFFLINE_SCREENS, type Screen, screensAnywhere, VISITOR_SCREENS } from './screen-list.ts';

/** One way of looking at the app: each gets a browser profile and a folder of pictures of its own. */
export type Look = { width: 360 | 1200; language: 'en' | 'ar'; mode: 'light' | 'dark' };

export function nameOf({ width, language, mode }: Look): string {
  return `${width}-${language}-${mode}`;
}

/** Chromium draws no higher surface at two device pixels per pixel. */
const LONGEST = 8000;

/** A picture is kept twice: the whole page to look it over, and what the glass shows for the README. */
type Camera = { look: Look; page: Page; origin: string; folder: string };

/** Takes every screen of the main campus in one look: as a visitor, as a learner, and as the learner without a network. */
export function takePictures(browser: Browser, origin: string, look: Look, root: string): Promise<void> {
  return withCamera(browser, { origin, look, root }, async (camera) => {
    await takeAll(camera, VISITOR_SCREENS);
    await enterDemo(camera.page);
    await takeAll(camera, LEARNER_SCREENS);
    await camera.page.context().setOffline(true);
    await takeAll(camera, OFFLINE_SCREENS);
  });
}

/** The screens that every organisation has, in the colours of another one. */
export function takeTenantPictures(browser: Browser, origin: string, look: Look, root: string): Promise<void> {
  return withCamera(browser, { origin, look, root }, async (camera) => {
    await takeAll(camera, screensAnywhere(VISITOR_SCREENS));
    await enterDemo(camera.page);
    await takeAll(camera, screensAnywhere(LEARNER_SCREENS));
  });
}

type Sitting = { origin: string; look: Look; root: string };

async function withCamera(
  browser: Browser,
  { origin, look, root }: Sitting,
  take: (camera: Camera) => Promise<void>,
): Promise<void> {
  const context = await openContext(browser, look);
  await acceptCookies(context, origin);
  const page = await context.newPage();
  const folder = join(root, nameOf(look));
  mkdirSync(join(folder, 'glass'), { recursive: true });
  await take({ look, page, origin, folder });
  await context.close();
}

function acceptCookies(context: BrowserContext, origin: string): Promise<void> {
  return context.addCookies([
    { name: BANNER_COOKIES.essential, value: 'yes', url: origin },
    { name: BANNER_COOKIES.analytics, value: writeAnalyticsChoice({ analytics: false, at: new Date() }), url: origin },
  ]);
}

/** A learner's page of this tenant, entered from its login. */
export async function openTenant(browser: Browser, origin: string, look: Look): Promise<Page> {
  const context = await openContext(browser, look);
  await acceptCookies(context, origin);
  const page = await context.newPage();
  await page.goto(`${origin}/login`);
  await enterDemo(page);
  return page;
}

async function openContext(browser: Browser, { width, language, mode }: Look): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width, height: width === 360 ? 740 : 800 },
    deviceScaleFactor: width === 360 ? 2 : 1,
    isMobile: width === 360,
    hasTouch: width === 360,
    locale: language,
    colorScheme: mode,
    reducedMotion: 'reduce',
  });
  // Also after the login, which would lead to the person's own.
  await context.addInitScript((code) => localStorage.setItem('language', code), language);
  await context.addInitScript(takeSnapshotsAway);
  return context;
}

/** The first "Enter as …" is a learner with courses (Amal in the main campus). Waits until the app has said that it is ready offline, then closes the message. */
async function enterDemo(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /Amal|Idris|Farida/ })
    .first()
    .click();
  const toasts = page.locator('section[popover] li');
  await toasts.first().waitFor({ timeout: 90_000 });
  await toasts.first().getByRole('button').last().click();
  await toasts.first().waitFor({ state: 'detached' });
}

async function takeAll(camera: Camera, screens: readonly Screen[]): Promise<void> {
  for (const screen of screens) await takeOne(camera, screen);
}

async function takeOne(
  { look, page, origin, folder }: Camera,
  { name, path, shows = [], after }: Screen,
): Promise<void> {
  await page.goto(origin + path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  for (const selector of shows) await page.locator(selector).first().waitFor();
  await after?.(page, look.mode);
  await allHere(page);
  await page.screenshot({ path: join(folder, 'glass', `${name}.png`) });
  await takeWhole(page, join(folder, `${name}.png`));
}

/** On glass as long as the page, so that bars at its foot do not stand across the words. */
async function takeWhole(page: Page, path: string): Promise<void> {
  const glass = page.viewportSize();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  if (glass === null) return;
  await page.setViewportSize({ ...glass, height: Math.min(Math.max(height, glass.height), LONGEST) });
  await page.screenshot({ path, fullPage: true });
  await page.setViewportSize(glass);
}

/** Letters and pictures, those below the fold too. A picture that cannot come (offline) is part of what is to be seen. */
async function allHere(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.allSettled(pictures.map((picture) => picture.decode()));
    await document.fonts.ready;
  });
}
