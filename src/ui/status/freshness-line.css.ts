import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { from } from '#ui/theme/media.ts';

/** Above the screen and not in it: what is being read stays where it is. */
export const late = style({
  position: 'fixed',
  zIndex: 19,
  insetInline: vars.pageMargin,
  insetBlockEnd: `calc(${vars.size.navBottom} + ${vars.space.xs} + env(safe-area-inset-bottom))`,
  inlineSize: 'fit-content',
  paddingBlock: vars.space['2xs'],
  paddingInline: vars.space.sm,
  background: vars.color.surface,
  border: `${vars.border.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.md,
  pointerEvents: 'none',
  '@media': { [from('md')]: { insetBlockEnd: vars.space.md } },
});
/** So that the end of the page can be read and tapped beside it. */
globalStyle(`body:has(${late})`, { paddingBlockEnd: '4rem' });

/** No longer so, and its room stays. */
export const past = style({ visibility: 'hidden' });
