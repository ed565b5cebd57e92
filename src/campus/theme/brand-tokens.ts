import * as v from 'valibot';

const hexColor = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i, 'a colour like #0f6a6b'), v.toLowerCase());

/** Font families a tenant may choose: self-hosted ones only; Arabic script always falls through to Vazirmatn (LANG-5). */
export const BRAND_FONTS = ['onest', 'source-sans'] as const;

/** What a brand fills in: plain data of the organisation's file. Everything else is derived (DESIGN-1). */
export const brandTokensSchema = v.strictObject({
  mainColor: hexColor,
  accent: v.optional(hexColor, '#f7ad30'),
  neutral: v.optional(v.picklist(['brand', 'warm', 'pure']), 'brand'),
  radiusScale: v.optional(v.pipe(v.number(), v.minValue(0.5), v.maxValue(1.25)), 1),
  fontName: v.optional(v.picklist(BRAND_FONTS), 'onest'),
  glow: v.optional(v.boolean(), true),
  pattern: v.optional(v.picklist(['star', 'none', 'waves']), 'star'),
});

export type BrandTokens = v.InferOutput<typeof brandTokensSchema>;
