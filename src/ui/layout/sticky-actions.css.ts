import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { below } from '#ui/theme/media.ts';

/** At the foot of the glass as long as the text above goes on. */
export const bar = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 10,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space.xs,
  marginInline: `calc(-1 * ${vars.pageMargin})`,
  padding: `${vars.space.sm} ${vars.pageMargin} calc(${vars.space.sm} + env(safe-area-inset-bottom))`,
  background: vars.color.bg,
  borderBlockStart: `${vars.border.hairline} solid ${vars.color.border}`,
});

// The navigation at the foot of a phone lies over the foot of the glass.
globalStyle(`main:has(~ nav) ${bar}`, { '@media': { [below('md')]: { insetBlockEnd: vars.size.navBottom } } });
