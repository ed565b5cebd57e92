import { asAmal, expect } from '#tests/support/journeys/journey.ts';

const COURSE = '/course/hello-my-name-is';

/** Clicks the first lesson in sight, and resolves to what the page requested until that lesson was shown. */
const REQUESTED_BY_CLICK = `new Promise((resolve) => {
  const began = performance.now();
  const watch = new MutationObserver(() => {
    if (!location.pathname.includes('/lesson/') || document.querySelector('main h1') === null) return;
    watch.disconnect();
    const entries = performance.getEntriesByType('resource').filter(({ startTime }) => startTime >= began);
    resolve(entries.map(({ name }) => name).filter((name) => /\\.js$|\\/graphql$/.test(name)));
  });
  watch.observe(document, { childList: true, subtree: true });
  document.querySelector('main a[href^="${COURSE}/lesson/"]').click();
})`;

asAmal('a lesson in sight is shown after a tap without a request', async ({ page, lantern }) => {
  await page.goto(lantern + COURSE);
  await page.waitForFunction(() => performance.getEntriesByName('campus:ahead').length > 0);
  await expect(page.getByRole('main').locator(`a[href^="${COURSE}/lesson/"]`).first()).toBeInViewport();
  expect(await page.evaluate(REQUESTED_BY_CLICK)).toEqual([]);
});
