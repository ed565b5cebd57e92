import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { from } from '#ui/theme/media.ts';

/** Room that the banner needs at most, so that it never hides the end of a page. */
const ROOM = '20rem';

/** Above the navigation at the foot of a phone, in the corner from md on; never in the way of the content's beginning. */
export const place = style({
  position: 'fixed',
  zIndex: 30,
  insetInline: vars.space.xs,
  insetBlockEnd: `calc(${vars.space.xs} + env(safe-area-inset-bottom))`,
  display: 'grid',
  gap: vars.space.md,
  padding: vars.space.md,
  maxBlockSize: 'calc(100dvh - 6rem)',
  overflow: 'auto',
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  border: `${vars.border.hairline} solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.lg,
  boxShadow: vars.shadow.e3,
  '@media': {
    [from('md')]: {
      insetInline: `auto ${vars.space.xl}`,
      insetBlockEnd: vars.space.xl,
      inlineSize: '26rem',
      padding: vars.space.lg,
    },
    print: { display: 'none' },
  },
});
globalStyle(`nav ~ ${place}`, {
  insetBlockEnd: `calc(${vars.size.navBottom} + ${vars.space.xs} + env(safe-area-inset-bottom))`,
  '@media': { [from('md')]: { insetBlockEnd: vars.space.xl } },
});
globalStyle(`body:has(${place})`, { paddingBlockEnd: ROOM });
globalStyle(`html:has(${place})`, { scrollPaddingBlockEnd: ROOM });

/** Yes and no have the same size and the same weight (PRIVACY-1). */
export const answers = style({
  display: 'grid',
  gap: vars.space.xs,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))',
});
