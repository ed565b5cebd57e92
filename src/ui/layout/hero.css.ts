import { style } from '@vanilla-extract/css';
import { HERO_GLOW, HERO_TEXT_SHARE } from '#campus/theme/hero-glow.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { from } from '#ui/theme/media.ts';

const percent = (share: number) => `${Math.round(share * 100)}%`;
const { alpha, centre, radius, fade } = HERO_GLOW;

/** The light in the upper corner at the end of the line; in a mirrored box where the text runs from the right. */
const light = `radial-gradient(${percent(radius.inline)} ${percent(radius.block)} at ${percent(centre.inline)} ${percent(centre.block)}, color-mix(in srgb, ${vars.color.accent} ${percent(alpha)}, transparent), transparent ${percent(fade)})`;

export const hero = style({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  color: vars.color.onHero,
  background: `linear-gradient(135deg, ${vars.color.heroFrom}, ${vars.color.heroTo})`,
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      inset: 0,
      zIndex: -1,
      background: light,
      opacity: vars.glow,
      transform: `scaleX(${vars.flow})`,
    },
  },
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});
export const card = style({ borderRadius: vars.radius.xl });
export const padded = style({
  display: 'grid',
  gap: vars.space.lg,
  padding: vars.space.lg,
  '@media': { [from('lg')]: { padding: vars.space['2xl'] } },
});
/** Lines darker than the ground, so that letters over them only gain. */
export const lattice = style({
  selectors: {
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      zIndex: -1,
      background: 'rgb(0 0 0 / 0.2)',
      mask: `${vars.pattern} center / 56px 56px`,
    },
  },
});
/** Out of the light. */
export const text = style({ maxInlineSize: percent(HERO_TEXT_SHARE) });
