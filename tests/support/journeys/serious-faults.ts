import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** What axe calls serious or critical on the page as it stands once it has come to rest, each with the beginnings of its elements. */
export async function seriousFaults(page: Page): Promise<string[]> {
  // Run as the browser's own tool, outside of the page's policy.
  await page.evaluate(readFileSync(AXE, 'utf8'));
  return page.evaluate(async () => {
    const axe: { run: () => Promise<{ violations: { impact: string; id: string; nodes: { html: string }[] }[] }> } =
      Reflect.get(globalThis, 'axe');
    // Half faded in, words have half their contrast. What never ends, like a spinner, is left to turn.
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
    const { violations } = await axe.run();
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 120)).join(' | ')}`);
  });
}
