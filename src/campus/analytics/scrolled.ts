import { SCROLL_REPORT_PERCENT } from '#campus/limits.ts';

/** How far down a page somebody is, in whole percent; undefined: it fits the screen, so there is nowhere to go. */
export function scrolledPercent({ top, height, screen }: { top: number; height: number; screen: number }) {
  const room = height - screen;
  if (room <= 0) return undefined;
  return Math.round(Math.min(1, Math.max(0, top / room)) * 100);
}

/** Whether the position has changed by more than 25 percent since it was last reported (PRIVACY-6). */
export function isWorthReporting(before: number, now: number): boolean {
  return Math.abs(now - before) > SCROLL_REPORT_PERCENT;
}
