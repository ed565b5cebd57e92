/**
 * The languages in which a journey looks for what stands in a reader's way. Nearly all of that does so in both: Arabic, which
 * turns the page around as well, is looked at each day, and English in the long run.
 */
export const BOTH_DIRECTIONS: readonly { language: 'en' | 'ar'; direction: 'ltr' | 'rtl'; tag: string[] }[] = [
  { language: 'ar', direction: 'rtl', tag: [] },
  { language: 'en', direction: 'ltr', tag: ['@prove'] },
];
