import type { Page } from '@playwright/test';
import { closeBanner } from '#tests/support/journeys/close-banner.ts';
import type { JourneyCampus } from '#tests/support/journeys/journey.ts';
import { asAmal, enterAs, expect, test } from '#tests/support/journeys/journey.ts';
import { anotherDevice } from '#tests/support/journeys/list-journey.ts';
import { test as rough } from '#tests/support/journeys/rough-journey.ts';

const FEEDBACK = 'hello-my-name-is-feedback';

/** The first page of "About you and your goals", and on to the second. */
async function answerWhere(page: Page, country: string): Promise<void> {
  await page.getByRole('combobox', { name: 'In which country do you live now?' }).selectOption(country);
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByText('Page 2 of 2')).toBeVisible();
}

const completions = async ({ store }: JourneyCampus, survey: string): Promise<string[]> => {
  const rows = store.read.selectFrom('questionnaire_completion').select('answers');
  return (await rows.where('questionnaire_id', '=', survey).execute()).map(({ answers }) => answers);
};

asAmal(
  'a survey is found, answered and shown without a network, and sent once',
  async ({ page, context, campus, lantern }) => {
    await context.setOffline(true);
    await page.goto(`${lantern}/start`);
    await page.getByRole('link', { name: 'Answer', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Surveys' })).toBeVisible();
    await page.getByRole('link', { name: 'About you and your goals' }).click();
    await page.getByRole('button', { name: 'Go on' }).click();
    await expect(page.getByText('Please answer this question.')).toBeVisible();
    await answerWhere(page, 'DE');
    await page.getByRole('checkbox', { name: 'Learn German' }).check();
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page.getByRole('combobox', { name: 'In which country do you live now?' })).toHaveValue('DE');
    await page.getByRole('button', { name: 'Go on' }).click();
    await expect(page.getByRole('checkbox', { name: 'Learn German' })).toBeChecked();
    // A reload keeps the page and every answer.
    await page.reload();
    await expect(page.getByRole('checkbox', { name: 'Learn German' })).toBeChecked();
    for (const name of ['Find work', 'Know my rights', 'Feel sure with phone and computer'])
      await page.getByRole('checkbox', { name }).check();
    await expect(page.getByText('You can choose up to 3 answers.')).toBeVisible();
    await page.getByRole('checkbox', { name: 'Find work' }).uncheck();
    await page.getByRole('button', { name: 'Send answers' }).click();
    await expect(page).toHaveURL(/\/survey\/result\/welcome$/);
    await expect(page.getByText('Thank you. Your answers are saved.')).toBeVisible();
    await expect(page.getByText('Waiting to be sent')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('Waiting to be sent')).toHaveCount(0);
    expect(await completions(campus, 'welcome')).toHaveLength(1);
    await page.getByRole('link', { name: 'Surveys', exact: true }).click();
    const answered = page.getByRole('region').or(page.locator('section')).filter({ hasText: 'Answered' });
    await expect(answered.getByRole('link', { name: 'About you and your goals' })).toBeVisible();
  },
);

rough(
  'answers whose connection breaks on the way arrive once',
  { tag: '@always' },
  async ({ page, campus, network }) => {
    await enterAs(page, network.origin, 'Enter as Amal');
    await page.goto(`${network.origin}/survey/${FEEDBACK}`);
    await expect(page.getByText('Hello, my name is …')).toBeVisible();
    await expect(page.getByRole('group', { name: 'How satisfied are you with it? (optional)' })).toBeVisible();
    await expect(page.getByRole('group', { name: 'How difficult was it?', exact: true })).toBeVisible();
    await page.getByRole('radio', { name: 'Just right' }).check();
    await page.getByRole('radio', { name: 'Very satisfied' }).check();
    // The campus hears it, and its answer is lost.
    let lost = 0;
    network.decide(({ body }) => {
      if (!body.includes('completeSurvey')) return 'pass';
      lost += 1;
      return 'lose-answer';
    });
    await page.getByRole('button', { name: 'Send answers' }).click();
    await expect(page).toHaveURL(new RegExp(`/survey/result/${FEEDBACK}$`));
    await expect.poll(() => completions(campus, FEEDBACK)).toHaveLength(1);
    await expect(page.getByText('Waiting to be sent')).toBeVisible();
    network.decide(() => 'pass');
    await page.reload();
    await expect(page.getByText('Waiting to be sent')).toHaveCount(0);
    expect(lost).toBeGreaterThan(0);
    expect(await completions(campus, FEEDBACK)).toEqual(['{"difficulty":3,"satisfaction":5}']);
    // It is for once: the questions lead to what came of them.
    await page.goto(`${network.origin}/course/hello-my-name-is`);
    await page.getByRole('link', { name: 'Say how it was' }).click();
    await expect(page).toHaveURL(new RegExp(`/survey/result/${FEEDBACK}$`));
    await expect(page.getByRole('button', { name: 'Answer again' })).toHaveCount(0);
  },
);

test('a survey that was begun goes on on another device, and what is hidden is hidden there', async ({
  page,
  browser,
  lantern,
}) => {
  await enterAs(page, lantern, 'Enter as Amal');
  await page.goto(`${lantern}/survey/welcome`);
  await answerWhere(page, 'SY');
  await page.getByRole('checkbox', { name: 'Find work' }).check();
  await page.getByRole('link', { name: 'Surveys', exact: true }).click();
  await expect(page.getByText('You have begun.')).toBeVisible();
  const desk = await anotherDevice(browser, lantern, 'Enter as Amal');
  await desk.goto(`${lantern}/survey/welcome`);
  await expect(desk.getByRole('checkbox', { name: 'Find work' })).toBeChecked();
  await desk.getByRole('button', { name: 'Back' }).click();
  await expect(desk.getByRole('combobox', { name: 'In which country do you live now?' })).toHaveValue('SY');

  await page.goto(`${lantern}/start`);
  const banner = page.getByText('Three questions for you');
  await expect(banner).toBeVisible();
  await closeBanner(banner);
  await expect(banner).toHaveCount(0);
  await desk.goto(`${lantern}/surveys`);
  await expect(desk.getByText('Nothing to answer right now.')).toBeVisible();
  await expect(desk.getByRole('heading', { level: 2, name: 'Hidden' })).toBeVisible();
  await desk.getByRole('button', { name: 'Show again' }).first().click();
  await expect(desk.getByRole('heading', { level: 2, name: 'To answer' })).toBeVisible();
  await desk.context().close();
});

/** Inputs of the changes that wait on the device. */
const inputsWaiting = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('device');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const reading = opening.result.transaction('outbox').objectStore('outbox').getAll();
          reading.onsuccess = () => {
            opening.result.close();
            resolve(JSON.stringify(reading.result.map(({ input }) => input)));
          };
        };
      }),
  );

const draftsOf = async ({ store }: JourneyCampus): Promise<string> => {
  const rows = await store.read.selectFrom('survey_state').select('draft').execute();
  return rows.map(({ draft }) => draft ?? '').join();
};

asAmal(
  'answers go to the campus with the page that is left, and what a page could not send goes at the next start',
  {
    tag: '@always',
  },
  async ({ page, context, campus, lantern }) => {
    await page.goto(`${lantern}/survey/welcome`);
    await page.getByRole('combobox', { name: 'In which country do you live now?' }).selectOption('SY');
    await page.goto('about:blank');
    await expect.poll(() => draftsOf(campus)).toContain('SY');

    await page.goto(`${lantern}/survey/welcome`);
    await context.setOffline(true);
    await answerWhere(page, 'TR');
    // The change before may wait here still, without what was answered last.
    await expect.poll(() => inputsWaiting(page)).toContain('TR');
    await page.goto('about:blank');
    await context.setOffline(false);
    await page.goto(`${lantern}/bookmarks`);
    await expect.poll(() => draftsOf(campus)).toContain('TR');
  },
);

test('a survey of a partner stands on a page of its own, and is for its members', async ({ page, campus, lantern }) => {
  await enterAs(page, lantern, 'Enter as Amal');
  await page.goto(`${lantern}/custom-survey/lindenau-visit`);
  await expect(page.getByText('Lindenau Library would like to be open when you have time.')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Campus' })).toHaveCount(0);
  await page.getByRole('radio', { name: 'In the evening' }).check();
  for (const way of ['Not now', 'Home']) {
    await page.getByRole('link', { name: way, exact: true }).click();
    await expect(page).toHaveURL(/\/start$/);
    await page.goBack();
    await expect(page.getByRole('radio', { name: 'In the evening' })).toBeChecked();
  }
  await page.getByRole('button', { name: 'Send answers' }).click();
  await expect(page.getByText('Thank you. Your answers are saved.')).toBeVisible();
  await expect.poll(() => completions(campus, 'lindenau-visit')).toEqual(['{"when":"evening"}']);
  await page.getByRole('link', { name: 'To the campus' }).click();
  await expect(page).toHaveURL(/\/start$/);
  await page.goto(`${lantern}/survey/no-such`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send answers' })).toHaveCount(0);
});

asAmal('the advice at the end of a survey stays, with how much was right', async ({ page, lantern }) => {
  await page.goto(`${lantern}/survey/level-check`);
  const choose = async (...answers: readonly string[]): Promise<void> => {
    for (const [at, name] of answers.entries())
      await page
        .getByRole('radiogroup')
        .or(page.locator('fieldset'))
        .nth(at)
        .getByRole('radio', { name, exact: true })
        .check();
  };
  await choose('Tag', 'heiße', 'aus');
  await page.getByRole('button', { name: 'Go on' }).click();
  await choose('um', 'arbeiten', 'bin');
  await page.getByRole('button', { name: 'Go on' }).click();
  await choose('war sein', 'Kann', 'den');
  const advice = page.getByText('“At the doctor” and “A letter from the office” fit.');
  await expect(advice).toBeVisible();
  await page.getByRole('button', { name: 'Send answers' }).click();
  await expect(page).toHaveURL(/\/survey\/result\/level-check$/);
  await expect(advice).toBeVisible();
  await expect(page.getByText(/You have 5\d %\./)).toBeVisible();
});
