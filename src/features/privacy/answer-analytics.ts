import { cookieChoices, withdrawAnalytics } from '#device/privacy/cookie-choices.ts';

/**
 * A yes counts at once. A no after a yes takes it back: what was kept goes, and the page begins anew without the
 * scripts (PRIVACY-2).
 */
export async function answerAnalytics(analytics: boolean): Promise<void> {
  const at = new Date();
  if (analytics || cookieChoices.read().choice?.analytics !== true) return cookieChoices.choose({ analytics, at });
  await withdrawAnalytics(at);
  location.reload();
}
