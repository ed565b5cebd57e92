import type { BrandTokens } from '#campus/theme/brand-tokens.ts';

function tenant(mainColor: string, overrides: Partial<BrandTokens> = {}): BrandTokens {
  const plain = {
    accent: '#f7ad30',
    neutral: 'brand',
    radiusScale: 1,
    fontName: 'onest',
    glow: true,
    pattern: 'star',
  } as const;
  return { mainColor, ...plain, ...overrides };
}

/** Brands of the demo, and some that are hard: a yellow that needs ink, a red-brown, a plain blue (DESIGN-1). */
export const TENANTS: Readonly<Record<string, BrandTokens>> = {
  Lantern: tenant('#0f6a6b', { neutral: 'warm' }),
  Nordlicht: tenant('#4a3fa3', { radiusScale: 0.6, fontName: 'source-sans' }),
  Sonnenhaus: tenant('#f2c200'),
  Stadtbibliothek: tenant('#b5451f', { pattern: 'waves' }),
  Grünwerk: tenant('#1f6f43'),
  Hafen: tenant('#2b5d8a', { neutral: 'pure', glow: false }),
};
