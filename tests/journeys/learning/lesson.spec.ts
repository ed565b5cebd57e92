import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { BOTH_DIRECTIONS } from '#tests/support/journeys/both-directions.ts';
import { asAmal, enterAs, expect, type JourneyCampus, readyOffline, test } from '#tests/support/journeys/journey.ts';

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const EMAIL = '/program/your-phone-can-do-more/unit/an-email-that-gets-answered';
const lessonOf = (number: number): string => `${EMAIL}/lesson/an-email-that-gets-answered-${number}`;
const CODE = '/course/my-first-web-page/lesson/my-first-web-page-2';

async function heading(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

test('a course is learnt to its end in Arabic with the network cut, over a restart of the app', {
  tag: '@always',
}, async ({ page, context, campus, lantern }) => {
  const beforehand = await completions(campus);
  await context.addInitScript(() => {
    // A new tab is nobody's page at first.
    if (location.protocol === 'http:') localStorage.setItem('language', 'ar');
  });
  await page.goto(`${lantern}/login`);
  await page.getByRole('button', { name: /أمل|Amal/ }).click();
  await expect(page).not.toHaveURL(/\/login/);
  await readyOffline(page);
  await context.setOffline(true);

  await page.goto(lantern + lessonOf(1));
  await page.getByRole('radio', { name: /Bitte um einen neuen Termin/ }).check();
  await page.getByRole('button', { name: 'إرسال الإجابات' }).click();
  await expect(page.getByText('هذا صحيح.')).toBeVisible();
  await page.getByRole('button', { name: 'الدرس التالي' }).click();
  await expect(page).toHaveURL(lantern + lessonOf(2));
  await page.getByRole('button', { name: 'الدرس التالي' }).click();
  await expect(page).toHaveURL(lantern + lessonOf(3));

  // The required reflection: the way on says why it is locked, and a draft survives the app.
  const next = page.getByRole('button', { name: 'الدرس التالي' });
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  await expect(next).toHaveAccessibleDescription('تُكتب أولًا بضع كلمات تحت «للتفكير».');
  await page.getByRole('textbox', { name: 'النص' }).fill('أحتاج إلى موعد قبل الجمعة.');
  await page.close();
  const again = await context.newPage();
  await again.goto(lantern + lessonOf(3));
  await expect(again.getByRole('textbox', { name: 'النص' })).toHaveValue('أحتاج إلى موعد قبل الجمعة.');
  await again.getByRole('button', { name: 'حفظ النص' }).click();
  await expect(again.getByText('بانتظار الإرسال')).toBeVisible();
  await again.getByRole('button', { name: 'الدرس التالي' }).click();
  await expect(again).toHaveURL(lantern + lessonOf(4));
  await again.getByRole('button', { name: 'الدرس التالي' }).click();
  await expect(again).toHaveURL(lantern + lessonOf(5));

  // Questions over two pages, one of them on a condition; not passed, then passed.
  await again.getByRole('checkbox', { name: 'التحية' }).check();
  await again.getByRole('checkbox', { name: 'لا شيء' }).check();
  await expect(again.getByRole('checkbox', { name: 'التحية' })).not.toBeChecked();
  await again.getByRole('button', { name: 'متابعة', exact: true }).click();
  await again.getByRole('radio', { name: 'إرسالها فوراً' }).check();
  await expect(again.getByText('هل لديك حيلة خاصة بك؟')).toHaveCount(0);
  await again.getByRole('radio', { name: 'حفظها كمسودة' }).check();
  await expect(again.getByText('هل لديك حيلة خاصة بك؟')).toBeVisible();
  await again.getByRole('button', { name: 'إرسال الإجابات' }).click();
  await expect(again.getByText('لم يتحقق النجاح بعد.')).toBeVisible();
  await again.getByRole('button', { name: 'الإجابة مرة أخرى' }).click();
  for (const name of ['عنوان الرسالة', 'التاريخ', 'المرفق']) await again.getByRole('checkbox', { name }).check();
  await again.getByRole('button', { name: 'متابعة', exact: true }).click();
  await again.getByRole('radio', { name: 'حفظها كمسودة' }).check();
  await again.getByRole('button', { name: 'إرسال الإجابات' }).click();
  await expect(again.getByText('تم النجاح. أحسنتم.')).toBeVisible();
  await again.getByRole('button', { name: 'الدرس التالي' }).click();
  await expect(again).toHaveURL(lantern + lessonOf(6));
  await again.getByRole('button', { name: 'إنهاء الدورة' }).click();
  await heading(again, 'أحسنتم.');

  await context.setOffline(false);
  await again.goto(`${lantern}/start`);
  await expect.poll(() => completions(campus), { timeout: 45_000 }).toBe(beforehand + 1);
});

/** How many people have completed the course, by the campus's own books. */
async function completions(campus: JourneyCampus): Promise<number> {
  const rows = await campus.store.read
    .selectFrom('course_status')
    .select('status')
    .where('course_id', '=', 'an-email-that-gets-answered')
    .where('status', '=', 'COMPLETED')
    .execute();
  return rows.length;
}

asAmal('a lesson can be gone through by the keyboard alone', async ({ page, lantern }) => {
  await page.goto(lantern + lessonOf(1));
  await heading(page, 'Why the subject line matters');
  await page.getByRole('radio', { name: /Bitte um einen neuen Termin/ }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Send answers' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('That is right.')).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('ArrowRight');
  await heading(page, 'Formal and friendly greetings');
  await page.keyboard.press('ArrowLeft');
  await heading(page, 'Why the subject line matters');
  await page.getByRole('button', { name: 'Text size and lessons' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Text size A++' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(page.locator('article')).toHaveAttribute('data-size', 'A++');
});

asAmal('a lesson of a locked course, opened by its address, says what opens it', async ({ page, lantern }) => {
  await page.goto(`${lantern}/course/colours-and-layout/lesson/colours-and-layout-1`);
  await expect(page.getByRole('main').getByText('First finish “My first web page”.')).toBeVisible();
  await expect(page.locator('[data-part]')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Next lesson' })).toHaveCount(0);
  await page.getByRole('link', { name: 'To the course' }).click();
  await expect(page).toHaveURL(`${lantern}/course/colours-and-layout`);
});

for (const { language, tag } of BOTH_DIRECTIONS) {
  test(`every part of a lesson can be used with assistive technology and on a narrow phone (${language})`, {
    tag,
  }, async ({ page, context, lantern }) => {
    await context.addInitScript((code) => localStorage.setItem('language', code), language);
    await enterAs(page, lantern, /Amal|أمل/);
    for (const path of [lessonOf(1), lessonOf(2), lessonOf(3), lessonOf(4), lessonOf(5), CODE]) {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(lantern + path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const excess = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(excess, path).toBeLessThanOrEqual(0);
      await page.evaluate(readFileSync(AXE, 'utf8'));
      const faults = await page.evaluate(async () => {
        const axe: { run: () => Promise<{ violations: { impact: string; id: string; nodes: { html: string }[] }[] }> } =
          Reflect.get(globalThis, 'axe');
        const { violations } = await axe.run();
        return violations
          .filter(({ impact }) => impact === 'serious' || impact === 'critical')
          .map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`);
      });
      expect(faults, path).toEqual([]);
    }
  });
}
