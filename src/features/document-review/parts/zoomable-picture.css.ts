import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

/** Fills the rest of the dialog and scrolls where the picture is larger. */
export const stage = style({
  display: 'grid',
  flexGrow: 1,
  minBlockSize: 0,
  minInlineSize: 0,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  background: vars.color.surfaceSunken,
  border: `${vars.border.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.sm,
  // One finger scrolls; two fingers zoom.
  touchAction: 'pan-x pan-y',
});

/** Takes the displayed size of the picture, rotated or not. */
export const frame = style({ display: 'grid', placeItems: 'center', margin: 'auto', overflow: 'hidden' });
export const picture = style({ display: 'block', maxInlineSize: 'none', gridArea: '1 / 1' });
export const share = style({ minInlineSize: '4em', textAlign: 'center' });
