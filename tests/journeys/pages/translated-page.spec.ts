import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/journeys/journey.ts';
import { LEARNER_ROUTES, VISITOR_ROUTES } from '#tests/support/journeys/routes-to-see.ts';

/** Runs in a page: translates every text, now and later, by wrapping or by replacing it. */
function translatePage(way: 'moves' | 'replaces'): void {
  const translate = (text: Text): void => {
    if (text.data.trim() === '' || text.parentElement?.closest('font, script, style, template')) return;
    const font = document.createElement('font');
    const inner = font.appendChild(document.createElement('font'));
    text.replaceWith(font);
    inner.append(way === 'moves' ? text : `·${text.data}`);
  };
  const translateIn = (node: Node): void => {
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [node];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) if (text instanceof Text) translate(text);
  };
  addEventListener('DOMContentLoaded', () => {
    translateIn(document.body);
    const observer = new MutationObserver((records) => {
      for (const { addedNodes } of records) for (const node of addedNodes) translateIn(node);
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });
}

/** Taps one button of each kind on the screen, including those that appear meanwhile. */
async function tapAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const rendered = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const { pathname } = location;
    const tapped = new Set<string>();
    const kindOf = ({ ariaLabel, textContent, className }: HTMLElement) =>
      `${className} ${(ariaLabel ?? textContent ?? '').split(':')[0]}`;
    const next = (): HTMLElement | undefined =>
      [...document.querySelectorAll<HTMLElement>('button, summary, [role=tab], [role=switch], [type=checkbox]')].find(
        (button) => !tapped.has(kindOf(button)) && button.checkVisibility() && !button.closest('[inert]'),
      );
    for (let button = next(); button !== undefined && location.pathname === pathname; button = next()) {
      tapped.add(kindOf(button));
      button.click();
      await rendered();
    }
  });
}

for (const way of ['moves', 'replaces'] as const)
  for (const [who, phoneOf, routes] of [
    ['a visitor', undefined, VISITOR_ROUTES],
    ['a learner', 'Amal', LEARNER_ROUTES],
  ] as const)
    test.describe(`a translator that ${way} each text`, () => {
      test.use({ phoneOf, serviceWorkers: phoneOf === undefined ? 'block' : 'allow' });

      test(`breaks no button of ${who}`, async ({ context, lantern }) => {
        test.slow();
        const errors: string[] = [];
        context.on('weberror', (error) => errors.push(error.error().message));
        await context.addInitScript(translatePage, way);
        for (const route of routes) {
          // Each route gets its own page, because a tap on the previous one may have started a navigation.
          const page = await context.newPage();
          await page.goto(lantern + route);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          // A tap that loads another page aborts this script.
          await tapAll(page).catch(() => {});
          expect.soft(errors, route).toEqual([]);
          await expect.soft(page.getByText('Something is not working on our side'), route).toHaveCount(0);
          await page.close();
        }
      });
    });
