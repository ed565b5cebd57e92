import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { aProfile } from '#tests/support/campus/profile.ts';
import { enterAs, expect, type JourneyCampus, readyOffline, test } from '#tests/support/journeys/journey.ts';
import { packagePage } from '#tests/support/packages/package-page.ts';

const DEMO = join(import.meta.dirname, '../../../server/content/demo');

/** What of a part has to be known to go through it: its own sources say which answers are right. */
const partSchema = v.object({
  screens: v.array(
    v.object({
      title: v.object({ en: v.string() }),
      task: v.optional(v.object({ right: v.number(), options: v.optional(v.array(v.unknown())) })),
    }),
  ),
});
type Part = v.InferOutput<typeof partSchema>;
type Screen = Part['screens'][number];

const PACKAGES = [
  {
    course: 'contracts-and-phone-tariffs',
    folder: 'lantern',
    who: 'Enter as Amal',
    parts: [
      ['scenes.js', 'DOOR'],
      ['scenes.js', 'CALL'],
      ['letter-and-offer.js', 'LETTER'],
      ['letter-and-offer.js', 'OFFER'],
    ],
  },
  {
    course: 'maths-you-need-at-work',
    folder: 'nordlicht',
    who: 'Enter as Idris Osman',
    parts: [
      ['percent.js', 'PERCENT'],
      ['area.js', 'AREA'],
      ['rule-of-three.js', 'RULE_OF_THREE'],
    ],
  },
] as const;

async function partOf(folder: string, course: string, [file, name]: readonly [string, string]): Promise<Part> {
  const source = pathToFileURL(join(DEMO, folder, 'files', `${course}.scorm`, file)).href;
  const module: Record<string, unknown> = await import(source);
  return v.parse(partSchema, module[name]);
}

function heading(page: Page, { title }: Screen) {
  return packagePage(page).getByRole('heading', { level: 1, name: title.en, exact: true });
}

/** Answers the task of a screen, where it has one, and goes on. */
async function goThrough(page: Page, screen: Screen): Promise<void> {
  await expect(heading(page, screen)).toBeVisible();
  const within = packagePage(page);
  const { task } = screen;
  if (task !== undefined) {
    if (task.options === undefined) await within.locator('#answer').fill(String(task.right));
    else await within.getByRole('radio').nth(task.right).check();
    await within.getByRole('button', { name: 'Check' }).click();
    await expect(within.getByText('Right!')).toBeVisible();
  }
  await within.getByRole('button', { name: /^(Next|See my result)$/ }).click();
}

async function leave(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Close the course' }).click();
  await expect(page).not.toHaveURL(/\/play/);
}

async function booked({ store }: JourneyCampus, course: string, status: string): Promise<boolean> {
  const rows = await store.read.selectFrom('course_status').select('status').where('course_id', '=', course).execute();
  return rows.some((row) => row.status === status);
}

for (const { course, folder, who, parts } of PACKAGES)
  test(`${course}: begun, left, gone on with, and finished after a cold start without a network @prove`, async ({
    campus,
  }, info) => {
    const [first, ...others] = await Promise.all(parts.map((part) => partOf(folder, course, part)));
    const [one, two, ...rest] = first?.screens ?? [];
    if (one === undefined || two === undefined) throw new Error('The first part has several screens.');
    const origin = campus.origin(folder);
    const profile = aProfile(info);
    let { context, page } = await profile.open();
    await enterAs(page, origin, who);
    await readyOffline(page);
    await page.goto(`${origin}/course/${course}`);
    await page.getByRole('button', { name: /^Save offline · / }).click();
    await expect(page.getByRole('button', { name: /^On this device/ })).toBeVisible();

    await page.getByRole('link', { name: 'Open course' }).click();
    await goThrough(page, one);
    await expect(heading(page, two)).toBeVisible();
    await leave(page);
    await page.getByRole('link', { name: 'Go on' }).click();
    await expect(heading(page, two)).toBeVisible();
    await leave(page);
    await expect.poll(() => booked(campus, course, 'TAKEN')).toBe(true);
    await context.close();

    ({ context, page } = await profile.open());
    await context.setOffline(true);
    await page.goto(`${origin}/course/${course}/play`);
    for (const screen of [two, ...rest]) await goThrough(page, screen);
    await expect(packagePage(page).getByText('100 %')).toBeVisible();
    for (const part of others) {
      await page.getByRole('button', { name: 'Next part' }).click();
      for (const screen of part.screens) await goThrough(page, screen);
      await expect(packagePage(page).getByText('100 %')).toBeVisible();
    }
    await leave(page);
    await expect(page.getByText('Completed').first()).toBeVisible();
    await context.setOffline(false);
    await expect.poll(() => booked(campus, course, 'COMPLETED')).toBe(true);
    await page.reload();
    await expect(page.getByText('Score 100%')).toBeVisible();
    await context.close();
    profile.remove();
  });
