import { style } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';

/** The slim line above what has the whole screen: a lesson, a package. */
export const screenHead = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.size.headerMobile,
  paddingInline: vars.pageMargin,
  background: vars.color.bg,
  borderBlockEnd: `${vars.border.hairline} solid ${vars.color.border}`,
});

/** The way out, first in that line: its sign stands where the page begins. */
export const screenClose = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: vars.size.touch,
  blockSize: vars.size.touch,
  marginInlineStart: `calc(-1 * ${vars.space.sm})`,
  color: vars.color.text,
});
