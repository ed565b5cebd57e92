import type { BRAND_FONTS } from '#campus/theme/brand-tokens.ts';

type FontName = (typeof BRAND_FONTS)[number];

/**
 * Arabic script falls through to Vazirmatn in every family: the faces before it are limited to Latin and Cyrillic. The last
 * names are for the moment until it is there.
 */
const ARABIC = "Vazirmatn, 'Noto Sans Arabic', Tahoma";

export const FONT_STACKS: Record<FontName, string> = {
  onest: `Onest, 'Onest Fallback', ${ARABIC}, system-ui, sans-serif`,
  'source-sans': `'Source Sans 3', 'Source Sans 3 Fallback', ${ARABIC}, system-ui, sans-serif`,
};

export const MONO_STACK = "ui-monospace, 'Cascadia Mono', 'Roboto Mono', Menlo, Consolas, monospace";
