import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { textSize } from '#ui/theme/text.css.ts';

const unfold = keyframes({ from: { opacity: 0 } });

/** Below the header that stands before it, else below the slim head of a screen of its own. It takes no room: nothing moves away under a finger. */
export const place = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: vars.size.headerMobile,
  pointerEvents: 'none',
  selectors: { '* ~ &': { insetBlockStart: '100%' } },
});
export const strip = style([
  textSize.small,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.xs,
    minBlockSize: vars.size.strip,
    paddingInline: vars.pageMargin,
    paddingBlock: vars.space['2xs'],
    background: vars.color.accentSoft,
    color: vars.color.accentText,
    fontWeight: 600,
    animation: `${unfold} ${vars.motion.base}`,
  },
]);
export const faded = style({ opacity: 0, transition: `opacity ${vars.motion.base}` });
/** Afterwards only the sign stays, in the corner of the header's lower edge. */
export const sign = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: vars.pageMargin,
  paddingInline: vars.space.sm,
  paddingBlock: vars.space['2xs'],
  borderEndStartRadius: vars.radius.sm,
  borderEndEndRadius: vars.radius.sm,
  background: vars.color.accentSoft,
  color: vars.color.accentText,
  animation: `${unfold} ${vars.motion.base}`,
});
export const mark = style([
  textSize.small,
  { display: 'inline-flex', alignItems: 'center', gap: vars.space['2xs'], color: vars.color.textMuted },
]);
export const needsNet = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.md,
  padding: vars.space.md,
  borderRadius: vars.radius.lg,
  background: vars.color.surfaceSunken,
});
export const needsNetDrawing = style({ inlineSize: '6rem', flexShrink: 0 });
export const needsNetText = style({ flex: '1 1 12rem', minInlineSize: 0 });
/** Above the link that covers the row or card it stands on. */
export const above = style({ position: 'relative', zIndex: 1 });
export const needsYou = style({ color: vars.color.danger });

/** A button that can carry a sign on its corner. */
export const withCorner = style({ position: 'relative', display: 'inline-flex' });
export const corner = style({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineEnd: 0,
  display: 'grid',
  borderRadius: vars.radius.full,
  background: vars.color.surface,
  color: vars.color.accentText,
  boxShadow: `0 0 0 2px ${vars.color.surface}`,
  pointerEvents: 'none',
});
globalStyle(`${corner} > svg`, { inlineSize: '1rem', blockSize: '1rem' });
