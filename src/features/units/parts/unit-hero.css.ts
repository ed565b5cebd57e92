import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { from } from '#ui/theme/media.ts';

export const inner = style({
  display: 'grid',
  gap: vars.space.xl,
  alignItems: 'center',
  marginInline: 'auto',
  inlineSize: '100%',
  maxInlineSize: `calc(${vars.measure.container} + 2 * ${vars.pageMargin})`,
  paddingInline: vars.pageMargin,
  paddingBlock: vars.space.xl,
  '@media': { [from('md')]: { gridTemplateColumns: '3fr 2fr', paddingBlock: vars.space['3xl'] } },
});

export const meta = style({ color: vars.color.onHero });

export const up = style({ color: vars.color.onHero });

export const picture = style({
  display: 'none',
  position: 'relative',
  inlineSize: '100%',
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  borderRadius: vars.radius.xl,
  '@media': { [from('md')]: { display: 'block' } },
});

export const image = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });

/** Over the picture while a prerequisite is open (LEARN-4). */
export const lock = style({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.xs,
  background: 'rgb(0 0 0 / 0.6)',
  color: '#fff',
  fontWeight: 600,
});
