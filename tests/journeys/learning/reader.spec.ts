import { asAmal, enterAs, expect, test } from '#tests/support/journeys/journey.ts';

const HELLO = '/course/hello-my-name-is/lesson/hello-my-name-is-1';
const REFLECTION = '/course/an-email-that-gets-answered/lesson/an-email-that-gets-answered-3';
const CODE = '/course/my-first-web-page/lesson/my-first-web-page-2';

asAmal(
  'a word of the glossary is explained where it stands, by the keyboard, and gives the focus back',
  async ({ page, lantern }) => {
    await page.goto(lantern + HELLO);
    const word = page.locator('article').getByRole('button', { name: 'Guten Morgen', exact: true }).first();
    await word.focus();
    await page.keyboard.press('Enter');
    const explained = page.getByRole('dialog', { name: 'Guten Morgen' });
    await expect(explained).toBeFocused();
    await expect(explained).toContainText('Good morning', { ignoreCase: true });
    await page.keyboard.press('Escape');
    await expect(explained).toHaveCount(0);
    await expect(word).toBeFocused();
    await word.click();
    await expect(explained).toBeVisible();
    await page.getByRole('heading', { level: 1 }).click();
    await expect(explained).toHaveCount(0);
  },
);

asAmal(
  'notes of code open at their marks where there is room, and stand below on a phone',
  async ({ page, lantern }) => {
    await page.goto(`${lantern}/start`);
    await page.setViewportSize({ width: 1200, height: 900 });
    await page.goto(lantern + CODE);
    const mark = page.getByRole('button', { name: 'Note 1' }).first();
    await mark.click();
    await expect(page.getByRole('dialog', { name: 'Note 1' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(mark).toBeFocused();
    await expect(page.getByRole('complementary', { name: 'Words and notes' })).toBeVisible();
    await page.setViewportSize({ width: 360, height: 700 });
    await expect(page.getByRole('complementary', { name: 'Words and notes' })).toHaveCount(0);
    await mark.click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.locator('article ol > li:focus')).toBeVisible();
  },
);

asAmal('a required reflection is written and sent by the keyboard, and opens the way on', async ({ page, lantern }) => {
  await page.goto(lantern + REFLECTION);
  const next = page.getByRole('button', { name: 'Next lesson' });
  await next.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(lantern + REFLECTION);
  await page.getByRole('textbox', { name: 'Your words' }).focus();
  await page.keyboard.type('I need an appointment before Friday.');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Save your words' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(next).not.toHaveAttribute('aria-disabled', 'true');
  await next.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/an-email-that-gets-answered-4$/);
});

test('code is scrolled, copied and explained by the keyboard', async ({ page, context, lantern }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await enterAs(page, lantern, 'Enter as Amal');
  await page.setViewportSize({ width: 1200, height: 900 });
  await page.goto(lantern + CODE);
  const copy = page.getByRole('button', { name: 'Copy the code' }).first();
  await copy.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('<');
  await page.getByRole('button', { name: 'Note 1' }).first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Note 1' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Note 1' }).first()).toBeFocused();
});

/** In a page: a device with an English and a German voice, which speaks when it is let to. */
function giveVoices(): void {
  const utterances: SpeechSynthesisUtterance[] = [];
  const speech = {
    getVoices: () => ['en-GB', 'de-DE'].map((lang) => ({ lang, localService: true, name: lang })),
    speak: (each: SpeechSynthesisUtterance) => utterances.push(each),
    cancel: () => utterances.splice(0),
    addEventListener: () => {},
    removeEventListener: () => {},
  };
  class FakeUtterance extends EventTarget {
    lang = '';
    voice: unknown = null;
    text: string;
    constructor(text: string) {
      super();
      this.text = text;
    }
  }
  Object.defineProperty(globalThis, 'speechSynthesis', { value: speech });
  Object.defineProperty(globalThis, 'SpeechSynthesisUtterance', { value: FakeUtterance });
  Object.assign(globalThis, { spoken: utterances });
}

test('a lesson is read aloud where the device has a voice, sentence by sentence, and a word by itself', async ({
  page,
  lantern,
}) => {
  // The one thing that a browser without a screen lacks: it has no voices.
  await page.addInitScript(giveVoices);
  const next = () =>
    page.evaluate(() => {
      const [utterance] = Reflect.get(globalThis, 'spoken').splice(0, 1);
      utterance.dispatchEvent(new Event('start'));
      const [marked] = [...(CSS.highlights.get('lesson-said') ?? [])];
      return [utterance.text, utterance.lang, marked?.toString()];
    });
  await enterAs(page, lantern, 'Enter as Amal');
  await page.goto(lantern + HELLO);
  await page.getByRole('button', { name: 'Listen to the lesson' }).click();
  const [utterances, lang, marked] = await next();
  expect([lang, marked]).toEqual(['en-GB', utterances]);
  await page.getByRole('button', { name: 'Stop listening' }).click();
  expect(await page.evaluate(() => CSS.highlights.has('lesson-said'))).toBe(false);
  await page.getByRole('button', { name: 'Listen to “Guten Tag”' }).first().click();
  expect(
    await page.evaluate(() =>
      Reflect.get(globalThis, 'spoken').map(({ text, lang }: SpeechSynthesisUtterance) => [text, lang]),
    ),
  ).toEqual([['Guten Tag', 'de-DE']]);
});

test('without highlights a lesson is spoken, and not marked', async ({ page, lantern }) => {
  await page.addInitScript(giveVoices);
  await page.addInitScript(() => void Reflect.deleteProperty(CSS, 'highlights'));
  await enterAs(page, lantern, 'Enter as Amal');
  await page.goto(lantern + HELLO);
  await page.getByRole('button', { name: 'Listen to the lesson' }).click();
  await expect(page.getByRole('button', { name: 'Stop listening' })).toBeVisible();
  const spoken = await page.evaluate(() => {
    const [utterance] = Reflect.get(globalThis, 'spoken').splice(0, 1);
    utterance.dispatchEvent(new Event('start'));
    return ['highlights' in CSS, utterance.lang];
  });
  expect(spoken).toEqual([false, 'en-GB']);
  await page.getByRole('button', { name: 'Stop listening' }).click();
});

asAmal('without a voice there is nothing to listen to', async ({ page, lantern }) => {
  await page.goto(lantern + HELLO);
  await expect(page.getByRole('heading', { level: 2, name: 'Words in this lesson' }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Listen/ })).toHaveCount(0);
});
