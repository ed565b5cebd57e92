/**
 * Shape of the glow on hero surfaces (DESIGN-4), in shares of the box. It is here and not in the style sheet, because the
 * derivation of a theme must know how strong the light can be under a letter.
 */
export const HERO_GLOW = {
  /** Opacity of the accent in the middle of the light. */
  alpha: 0.55,
  /** Middle of the light; the distance runs from the inline start. */
  centre: { inline: 0.98, block: 0.04 },
  radius: { inline: 0.6, block: 0.9 },
  /** Share of the radius at which nothing is left of the light. */
  fade: 0.7,
} as const;

/** Letters on a hero keep to this share of its width, counted from the inline start. */
export const HERO_TEXT_SHARE = 0.78;

/** The strongest opacity that the accent can have behind a letter: at the inline end of the text, at the height of the light. */
export function strongestGlowUnderText(): number {
  const distance = (HERO_GLOW.centre.inline - HERO_TEXT_SHARE) / HERO_GLOW.radius.inline;
  return HERO_GLOW.alpha * Math.max(0, 1 - distance / HERO_GLOW.fade);
}
